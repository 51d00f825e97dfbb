import { expect, test } from 'vitest';
import { soak } from '../../../../test/soak.ts';
import { featsIn } from '../feats/feats.ts';
import { explore } from './exhaustive.ts';
import { randomOf } from './random.ts';
import { rulesOf } from './scene.ts';
import { thingsIn } from './things.ts';

const RULESETS = [
  'base.1',
  'base.1 vp=6',
  'base.1 vp=7',
  'base.1 vp=8',
  'base.1 beginner',
  'base.1 handicap=yellow:5:C5,C6',
  'base.1 timer=120:60:5:5',
  'base.1 cards=hidden',
];

const SECOND_BOX = ['paladins.1', 'base.1+paladins.1 teams=free', 'base.1+paladins.1 teams=mutual'];

/** What the rules can do; the rest is whom it happens to, and takes twenty times as long with four times the tokens. */
const deeds = SECOND_BOX.flatMap((id) => featsIn(rulesOf(id)));

const THIRD_BOX = ['prison.1', 'base.1+prison.1 teams=mutual', 'base.1+paladins.1+prison.1 teams=free'];

/** A second weapon in line with a fight: at random it takes ten times as long as all the rest. */
const RARE: readonly string[] = ['gift bow', 'gift telescopingSpear'];

// Of ten seeds tried all came to everything, some ten times as soon as others: these were quick.

test('everything in the rules happens sooner or later', { timeout: 300_000 * soak }, () => {
  const { missing, unlisted } = explore(RULESETS.map(rulesOf), randomOf(3), 8000 * soak);
  expect({ missing, unlisted }).toEqual({ missing: [], unlisted: [] });
});

test('the second box: all that can be done is done, and soaking everything happens', {
  timeout: 300_000 * soak,
}, () => {
  const wanted = soak < 20 ? deeds : undefined;
  const { missing, unlisted } = explore(SECOND_BOX.map(rulesOf), randomOf(8), 3000 * soak, wanted);
  expect({ missing, unlisted }).toEqual({ missing: [], unlisted: [] });
});

test('the third box: all that can be done is done, and soaking everything happens', {
  timeout: 300_000 * soak,
}, () => {
  const wanted =
    soak < 20 ? THIRD_BOX.flatMap((id) => featsIn(rulesOf(id))).filter((feat) => !RARE.includes(feat)) : undefined;
  const { missing, unlisted } = explore(THIRD_BOX.map(rulesOf), randomOf(8), 3000 * soak, wanted);
  expect({ missing, unlisted }).toEqual({ missing: [], unlisted: [] });
});

test('the testing box: all that its questions and piles bring happens', { timeout: 300_000 * soak }, () => {
  const rules = rulesOf('asking.1 timer=120:60:5:5');
  const known = new Set(thingsIn(rulesOf('base.1 timer=120:60:5:5')));
  const wanted = thingsIn(rules).filter((thing) => !known.has(thing));
  expect(wanted).toEqual(expect.arrayContaining(['question keep', 'event shuffled', 'refusal noSuchAnswer']));
  const { missing, unlisted } = explore([rules], randomOf(4), 1000 * soak, wanted);
  expect({ missing, unlisted }).toEqual({ missing: [], unlisted: [] });
});

test('what cannot happen in the time given is named', () => {
  const { missing } = explore([rulesOf('base.1')], randomOf(2), 1);
  expect(missing).toContain('refusal walk: exitGuarded');
  expect(missing).not.toContain('action line');
});
