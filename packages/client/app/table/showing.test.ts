import { type Action, isAsked, legal, type State } from '@archmage/engine';
import { type Host, memoryLibrary, startGame, type TableOptions } from '@archmage/host';
import { askedOf, playUntil, rulesOf, settingOf, worldOf } from '@archmage/host/testing';
import { describe, expect, test } from 'vitest';
import { showingOf } from './showing.ts';

const FREE = 'base.1+paladins.1 teams=free';

interface Wish {
  readonly rules?: string;
  readonly blue?: 'human' | 'random';
  readonly memory?: TableOptions['memory'];
}

const hostOf = async ({ rules = FREE, blue = 'human', memory = 'forgets' }: Wish = {}): Promise<Host> => {
  const options: TableOptions = { takeback: 'strict', memory };
  const setting = settingOf({ rules: rulesOf(rules), players: { yellow: 'human', blue }, options });
  const started = await startGame(setting, worldOf(memoryLibrary()));
  if (!started.ok) throw new Error(started.failure.why);
  return started.value;
};

const choicesIn = (host: Host, view: State): readonly Action[] => [...legal(host.rules, view, askedOf(host).seat)];

/** Nothing is shown to anybody until the curtain is lifted for one who is asked; then it is all his. */
const expectCurtain = (host: Host): void => {
  const { curtain, ...shown } = showingOf(host, undefined);
  if (curtain === undefined) throw new Error('There is no curtain.');
  expect(isAsked(host.view('spectator'), curtain)).toBe(true);
  expect(shown).toEqual({ viewer: 'spectator', seat: undefined, isPrivate: true });
  expect(showingOf(host, curtain)).toEqual({ viewer: curtain, seat: curtain, curtain: undefined, isPrivate: true });
};

describe('two people at one screen with teams of their own', () => {
  test('share it on an ordinary turn, and see there what a spectator sees', async () => {
    const host = await hostOf();
    for (const kind of ['card', 'act'] as const) {
      await playUntil(host, kind);
      const { seat } = askedOf(host);
      expect(showingOf(host, undefined)).toEqual({ viewer: 'spectator', seat, curtain: undefined, isPrivate: false });
      // Both know more than that, but it is of no use to them now.
      expect(host.view(seat).players[seat].team).not.toContain('?');
      expect(host.view('spectator').players[seat].team).toContain('?');
    }
  });

  test('have the same choices there as with all they know', async () => {
    const host = await hostOf();
    const open = new Set<string>();
    await playUntil(host, 'card');
    for (let nth = 0; nth < 120 && host.view('spectator').ending === undefined; nth++) {
      const { viewer, curtain, seat } = showingOf(host, undefined);
      const asked = askedOf(host);
      if (curtain === undefined) {
        expect([viewer, seat]).toEqual(['spectator', asked.seat]);
        expect(choicesIn(host, host.view(viewer))).toEqual(asked.choices);
        open.add(host.view('spectator').tasks.at(-1)?.kind ?? '');
      }
      const reveal = asked.choices.find(({ type }) => type === 'reveal');
      await host.act(asked.seat, reveal ?? (asked.choices[(nth * 7) % asked.choices.length] as Action));
    }
    expect([...open].sort()).toEqual(['act', 'card', 'place']);
  }, 30_000);

  test('are alone with it when they choose teams, lines, hiding places and combat cards', async () => {
    const host = await hostOf();
    for (const kind of ['choose', 'lineup', 'hide', 'commit'] as const) {
      await playUntil(host, kind);
      expectCurtain(host);
    }
  }, 30_000);

  test.each([
    ['hidden cards', { rules: `${FREE} cards=hidden` }],
    ['tokens they are reminded of', { memory: 'recalls' }],
  ] as const)('are alone with it on every turn with %s', async (_, wish) => {
    const host = await hostOf(wish);
    for (const kind of ['card', 'act'] as const) {
      await playUntil(host, kind);
      expectCurtain(host);
    }
  });
});

test('two people who name their teams in turn share the screen (P-HID-02)', async () => {
  const host = await hostOf({ rules: 'base.1+paladins.1 teams=mutual' });
  for (let nth = 0; nth < 9; nth++) {
    const { seat, choices } = askedOf(host);
    expect(showingOf(host, undefined)).toEqual({ viewer: 'spectator', seat, curtain: undefined, isPrivate: false });
    expect(choicesIn(host, host.view('spectator'))).toEqual(choices);
    await host.act(seat, choices[(nth * 7) % choices.length] as Action);
  }
  await playUntil(host, 'lineup');
  expectCurtain(host);
});

test('one person sees all that is his', async () => {
  const host = await hostOf({ blue: 'random' });
  expect(showingOf(host, undefined)).toEqual({
    viewer: 'yellow',
    seat: 'yellow',
    curtain: undefined,
    isPrivate: false,
  });
});
