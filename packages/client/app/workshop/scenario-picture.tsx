import { compile, type Ruleset, type Scenario, SEATS, type Seat } from '@archmage/engine';
import { fill, kindName } from '@archmage/words';
import { isObject, TokenIcon } from '../../art/token.tsx';
import { language } from '../shell/settings.ts';
import { bound } from '../texts/bound.ts';
import { lexicon } from '../texts/texts.ts';
import { RoomPicture } from './picture.tsx';
import { pairsOf } from './room-draft.ts';
import { useWorkshopTexts } from './texts/texts.ts';

interface ScenarioPictureProps {
  readonly scenario: Scenario;
  /** Of its parts, below that of the page or the panel. */
  readonly heading: 'h2' | 'h3';
}

/** A scenario before it is played: its story, both teams, its rooms. */
export const ScenarioPicture = ({ scenario, heading: Heading }: ScenarioPictureProps) => {
  const { detail } = useWorkshopTexts();
  const rules = compile(`${scenario.boxes} scenario=${scenario.id}`);
  const { capacity } = scenario;
  const facts = [
    scenario.boxes
      .split('+')
      .map((box) => boxName(detail.boxNames, box))
      .join(' + '),
    ...(rules.ok ? [fill(detail.target, { target: rules.value.options.target })] : []),
    ...(capacity === undefined ? [] : [fill(detail.hold, { end: capacity.end, middle: capacity.middle })]),
    ...(scenario.handicap ? [detail.handicap] : []),
  ];
  return (
    <div class="workshop-scenario">
      <p class="workshop-story">{bound(scenario.story[language.value])}</p>
      <p class="soft small">{facts.join(' · ')}</p>
      {SEATS.map((seat) => (
        <Team key={seat} seat={seat} team={scenario.teams?.[seat] ?? []} heading={Heading} />
      ))}
      <Heading>{detail.rooms}</Heading>
      {rules.ok && <RoomRow rules={rules.value} />}
    </div>
  );
};

const boxName = (names: Readonly<Record<string, string>>, box: string): string => names[box] ?? box;

interface TeamProps {
  readonly seat: Seat;
  readonly team: readonly string[];
  readonly heading: 'h2' | 'h3';
}

const Team = ({ seat, team, heading: Heading }: TeamProps) => {
  const { detail } = useWorkshopTexts();
  return (
    <>
      <Heading>{detail.teams[seat]}</Heading>
      <ul class="workshop-team">
        {team.map((kind, nth) => (
          <li key={`${nth + 1}`}>
            <TokenIcon kind={kind} sort={isObject(kind) ? 'object' : 'character'} side={seat} />
            <span>{kindName(lexicon.value, kind)}</span>
          </li>
        ))}
      </ul>
    </>
  );
};

const RoomRow = ({ rules }: { readonly rules: Ruleset }) => {
  const pairs = pairsOf(Object.values(rules.rooms).map(({ room }) => room));
  return (
    <div class="workshop-rooms workshop-rooms-many">
      {pairs
        .flatMap(({ cw, ccw }) => [cw, ccw])
        .map((room) => (
          <RoomPicture key={room.id} room={room} />
        ))}
    </div>
  );
};
