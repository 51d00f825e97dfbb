import { type Advice, REASONS, type Reason } from '@archmage/ai';
import { scene } from '@archmage/engine/testing';
import { describe, expect, test } from 'vitest';
import { tellAdvice, tellApart, tellReason } from './advice.ts';
import { en, fr } from './all.ts';
import type { Naming, Speech } from './names.ts';

const { rules, state } = scene('yGo@T1[1,1] yTh@T1[2,1] bTr@T1[1,2] bCl@B4[1,1]');
const speak = (words: Speech['words'], naming: Naming = 'names'): Speech => ({ rules, state, words, naming });
const idOf = (owner: string, kind: string): number =>
  rules.roster.find((member) => member.owner === owner && member.kind === kind)?.id ?? -1;
const [goblin, thief, troll] = [idOf('yellow', 'goblin'), idOf('yellow', 'thief'), idOf('blue', 'troll')];

describe.each([
  ['en', en],
  ['fr', fr],
] as const)('in %s', (_language, words) => {
  test.each(REASONS)('%s is a clause, with all its facts and with none', (kind) => {
    const full: Reason = { kind, piece: goblin, target: troll, points: 2, chance: 0.456 };
    for (const reason of [full, { kind }, { kind, named: 'rope' }]) {
      const text = tellReason(speak(words), reason);
      expect(text).toMatch(/^\p{Ll}/u);
      expect(text).not.toMatch(/[{}|]|undefined|NaN| {2}|[.;,]$/);
    }
  });
});

test.each<[Reason, string, string]>([
  [{ kind: 'wins' }, 'this wins the game', 'c’est la victoire'],
  [
    { kind: 'escapes', piece: goblin, points: 2 },
    'the yellow Goblin leaves the labyrinth for 2 VP',
    'le Gobelin jaune sort du labyrinthe pour 2 PV',
  ],
  [
    { kind: 'fights', piece: thief, target: troll, chance: 0.254 },
    'the yellow Thief attacks the blue Troll (25\u00a0%)',
    'la Voleuse jaune attaque le Troll bleu (25\u00a0%)',
  ],
  [
    { kind: 'fights', chance: 0.95 },
    'this card wins the fight in 95\u00a0% of cases',
    'cette carte gagne le combat dans 95\u00a0% des cas',
  ],
  [{ kind: 'mixes', chance: 0.76 }, 'play it only about 3 times in 4', 'ne la jouez qu’environ 3 fois sur 4'],
  [{ kind: 'mixes', chance: 0.23 }, 'play it only about 1 time in 4', 'ne la jouez qu’environ 1 fois sur 4'],
  [{ kind: 'mixes', chance: 0.01 }, 'play it only now and then', 'ne la jouez que de temps en temps'],
  [{ kind: 'kills', target: troll }, 'your side eliminates the blue Troll', 'votre camp élimine le Troll bleu'],
  [
    { kind: 'takes', piece: thief, named: 'rope' },
    'the yellow Thief takes the Rope',
    'la Voleuse jaune prend la Corde',
  ],
  [{ kind: 'heals', piece: thief }, 'the yellow Thief is healed', 'la Voleuse jaune guérit'],
  [
    { kind: 'turns', piece: thief },
    'turning the rooms opens a way for the yellow Thief',
    'tourner les salles ouvre un chemin pour la Voleuse jaune',
  ],
  [{ kind: 'opens', piece: thief }, 'the yellow Thief opens a portcullis', 'la Voleuse jaune ouvre une herse'],
  [{ kind: 'closes', piece: thief }, 'the yellow Thief closes a portcullis', 'la Voleuse jaune ferme une herse'],
  [{ kind: 'breaks', piece: goblin }, 'the yellow Goblin breaks a way through', 'le Gobelin jaune se fraie un passage'],
  [{ kind: 'guards', piece: goblin }, 'the yellow Goblin blocks the way', 'le Gobelin jaune bloque le passage'],
  [
    { kind: 'exposes', piece: thief, target: troll, chance: 0.6 },
    'the blue Troll may attack the yellow Thief next turn (60\u00a0%)',
    'le Troll bleu peut attaquer la Voleuse jaune au tour suivant (60\u00a0%)',
  ],
])('%j', (reason, english, french) => {
  expect(tellReason(speak(en), reason)).toBe(english);
  expect(tellReason(speak(fr), reason)).toBe(french);
});

describe('a plan in one line', () => {
  const plan: Pick<Advice, 'gains' | 'risks'> = {
    gains: [
      { kind: 'escapes', piece: goblin, points: 1 },
      { kind: 'approaches', piece: thief },
    ],
    risks: [{ kind: 'exposes', piece: thief, target: troll }],
  };

  test('says what it gains, then what it risks', () => {
    expect(tellAdvice(speak(en), plan)).toBe(
      'The yellow Goblin leaves the labyrinth for 1 VP and the yellow Thief comes nearer to the exit; but the blue Troll may attack the yellow Thief next turn.',
    );
    expect(tellAdvice(speak(fr), plan)).toBe(
      'Le Gobelin jaune sort du labyrinthe pour 1 PV et la Voleuse jaune se rapproche de la sortie ; mais le Troll bleu peut attaquer la Voleuse jaune au tour suivant.',
    );
  });

  test('is told in two sentences where there is room for two', () => {
    expect(tellApart(speak(en), plan)).toEqual({
      gains: 'The yellow Goblin leaves the labyrinth for 1 VP and the yellow Thief comes nearer to the exit.',
      risks: 'But the blue Troll may attack the yellow Thief next turn.',
    });
    expect(tellApart(speak(fr), plan).risks).toBe('Mais le Troll bleu peut attaquer la Voleuse jaune au tour suivant.');
    expect(tellApart(speak(en), { ...plan, gains: [{ kind: 'wins' }] }).risks).toBe('');
  });

  test('says of a room what is left to luck', () => {
    const reveal: typeof plan = {
      gains: [{ kind: 'reveals', piece: thief }],
      risks: [{ kind: 'overtaken', piece: troll, points: 1 }, { kind: 'gamble' }],
    };
    expect(tellAdvice(speak(en), reveal)).toBe(
      'A room is revealed; but the blue Troll may leave the labyrinth next turn for 1 VP and what the room holds is a matter of luck.',
    );
    expect(tellAdvice(speak(fr), reveal)).toBe(
      'Une salle est révélée ; mais le Troll bleu peut sortir du labyrinthe au tour suivant pour 1 PV et ce que la salle contient dépend de la chance.',
    );
  });

  test('is silent about risks where there are none, and says nothing twice', () => {
    expect(tellAdvice(speak(en), { gains: [{ kind: 'reveals' }, { kind: 'reveals' }], risks: [] })).toBe(
      'A room is revealed.',
    );
  });

  test('names once who does one thing after the other', () => {
    const busy: typeof plan = {
      gains: [
        { kind: 'takes', piece: thief, named: 'rope' },
        { kind: 'approaches', piece: thief },
        { kind: 'approaches', piece: goblin },
      ],
      risks: [],
    };
    expect(tellAdvice(speak(en), busy)).toBe(
      'The yellow Thief takes the Rope, comes nearer to the exit and the yellow Goblin comes nearer to the exit.',
    );
    expect(tellAdvice(speak(fr), { ...busy, gains: busy.gains.slice(0, 2) })).toBe(
      'La Voleuse jaune prend la Corde et se rapproche de la sortie.',
    );
  });

  test('of a card to lay says how often it wins, and how often to lay it', () => {
    const card: typeof plan = { gains: [{ kind: 'fights', chance: 8 / 9 }], risks: [{ kind: 'mixes', chance: 0.75 }] };
    expect(tellAdvice(speak(en), card)).toBe(
      'This card wins the fight in 89\u00a0% of cases; but play it only about 3 times in 4.',
    );
    expect(tellAdvice(speak(fr), card)).toBe(
      'Cette carte gagne le combat dans 89\u00a0% des cas ; mais ne la jouez qu’environ 3 fois sur 4.',
    );
  });

  test('fears nothing after a victory', () => {
    expect(tellAdvice(speak(en), { ...plan, gains: [{ kind: 'wins' }] })).toBe('This wins the game.');
  });

  test('names tokens by their codes in the notation', () => {
    expect(tellAdvice(speak(en, 'codes'), plan)).toBe(
      'yGo leaves the labyrinth for 1 VP, yTh comes nearer to the exit; but bTr may attack yTh next turn.',
    );
  });
});
