import type { Learnt } from '@archmage/host';
import { fill } from '@archmage/words';
import { isObject, TokenIcon } from '../../art/token.tsx';
import { confirm } from '../shell/confirm.tsx';
import { download } from '../shell/download.ts';
import { notify } from '../shell/notices.tsx';
import { hrefOf } from '../shell/router.ts';
import { language } from '../shell/settings.ts';
import { bound } from '../texts/bound.ts';
import { world } from '../world.ts';
import { drawOn } from './detail.tsx';
import { isNeeded } from './keeper.ts';
import { forget, hide } from './kept.ts';
import { fileName, ownName } from './own-words.ts';
import { RoomPicture } from './picture.tsx';
import { pairsOf } from './room-draft.ts';
import { useWorkshopTexts, workshopTexts } from './texts/texts.ts';

/** Rooms or a scenario, and what can be done with them. Those of ours can only be played. */
export const OwnCard = ({ own }: { readonly own: Learnt }) => {
  const texts = useWorkshopTexts();
  const name = ownName(own);
  const isOurs = own.text === '';
  return (
    <li class="card workshop-card">
      <Thumbs own={own} />
      <div class="workshop-card-words">
        <h3>{name}</h3>
        <p class="soft small">{noteOf(own)}</p>
      </div>
      <div class="shell-row">
        <a
          class="button button-main button-small"
          href={hrefOf({ name: 'workshop', id: own.id })}
          aria-label={fill(texts.playOf, { name })}
        >
          {own.kind === 'rooms' ? texts.play : texts.playScenario}
        </a>
        {!isOurs && <Deeds own={own} name={name} />}
      </div>
    </li>
  );
};

const Deeds = ({ own, name }: { readonly own: Learnt; readonly name: string }) => {
  const texts = useWorkshopTexts();
  return (
    <>
      {own.kind === 'rooms' && (
        <button
          type="button"
          class="button button-small"
          aria-label={fill(texts.editOf, { name })}
          onClick={() => void drawOn(own)}
        >
          {texts.edit}
        </button>
      )}
      <button
        type="button"
        class="button button-small"
        aria-label={fill(texts.downloadOf, { name })}
        onClick={() => download(fileName(own), own.text)}
      >
        {texts.download}
      </button>
      <button
        type="button"
        class="button button-small"
        aria-label={fill(texts.deleteOf, { name })}
        onClick={() => void remove(own, name)}
      >
        {texts.delete}
      </button>
    </>
  );
};

const Thumbs = ({ own }: { readonly own: Learnt }) => {
  if (own.kind === 'rooms') {
    const [pair] = pairsOf(own.rooms);
    return (
      <div class="workshop-thumbs">
        {pair && [pair.cw, pair.ccw].map((room) => <RoomPicture key={room.id} room={room} />)}
      </div>
    );
  }
  if (own.kind === 'npcs') return null;
  const faces = (['yellow', 'blue'] as const).flatMap((side) =>
    (own.scenario.teams?.[side] ?? [])
      .filter((kind) => !isObject(kind))
      .slice(0, 4)
      .map((kind) => <TokenIcon key={`${side} ${kind}`} kind={kind} sort="character" side={side} />),
  );
  return <div class="workshop-thumbs workshop-faces">{faces}</div>;
};

const noteOf = (own: Learnt): string => {
  if (own.kind === 'npcs') return '';
  if (own.kind === 'scenario') return bound(own.scenario.story[language.value]);
  return fill(workshopTexts.value.pairs, { count: own.rooms.length / 2 });
};

/** Asks before it deletes, and says which games go on with it. */
const remove = async (own: Learnt, name: string): Promise<void> => {
  const { ask, unkept } = workshopTexts.value;
  const listed = await world().library.list();
  const games = listed.ok ? listed.value.games : [];
  const count = games.filter(({ rules }) => isNeeded(own.id, [rules])).length;
  const text = [fill(ask.text, { name }), ...(count > 0 ? [fill(ask.needed, { count })] : [])].join(' ');
  if (!(await confirm({ ...ask, text, grave: true }))) return;
  const isFree = listed.ok && listed.value.damaged.length === 0 && count === 0;
  if ((await (isFree ? forget : hide)(own.id)) === 'unkept') notify({ text: fill(ask.gone, { name }), tone: 'plain' });
  else notify({ text: unkept, tone: 'bad' });
};
