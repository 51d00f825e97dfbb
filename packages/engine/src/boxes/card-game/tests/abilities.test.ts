import { describe, expect, it } from 'vitest';
import { ap, fight, go, health, inPlaces, isAt, judge, points, quarter, strengths } from '../../../testing/quarter.ts';
import { offers, play, type Scene, token } from '../../../testing/scene.ts';
import { characters } from '../characters.ts';

const FOE = 'Wa@be.C';
const lockOf = (s: Scene, who: string, offer = 'lock'): string => offers(s, new RegExp(`^${who}!${offer}`))[0] ?? '';

describe('Wounds', () => {
  it('C-CHAR-1: the wounded have no ability, but a Paladin carries and a Troll gets up', () => {
    const s = quarter('Cl@(0,0)* Th@(1,1)* Pp@(2,2)* Tr@(3,3)* Pa@(0,0)*+ySword+bSword', 'Wa@(2,2)+bKey Na@(0,0)*');
    expect(offers(s)).toEqual(['Tr!regenerate', 'pass']);
    expect(token(s, 'bSword').carrier).toBe(token(s, 'yPa').id);
  });
});

describe('Portcullises', () => {
  it('C-CHAR-BACKSTABBER-2 C-CHAR-THIEF-2: one opens and closes them for a point', () => {
    for (const who of ['Bk', 'Th']) {
      const s = quarter(`${who}@(1,1)`, FOE);
      const opened = go(s, lockOf(s, who));
      expect([ap(opened), judge(opened, `${who} (1,1)>(2,1)`)]).toEqual([2, 'legal']);
      expect(judge(go(opened, lockOf(opened, who)), `${who} (1,1)>(2,1)`)).toBe('C-MOVE-10');
    }
  });

  it('C-CHAR-COLOSSUS-1 C-CHAR-WARRIOR-1: one breaks a closed one, and for good', () => {
    for (const who of ['Co', 'Wa']) {
      const s = quarter(`${who}@(1,1) Th@(2,1)`, 'Wa@be.C');
      const broken = go(s, lockOf(s, who, 'break'));
      expect([ap(broken), judge(broken, `${who} (1,1)>(2,1)`)]).toEqual([2, 'legal']);
      expect(offers(broken, /!(lock|break)/)).toEqual([]);
    }
  });

  it('C-BOARD-C8 C-BOARD-6: behind a wall of one’s own room there is none to open, from the other side there is', () => {
    // purple cw's portcullis faces blue cw's wall.
    const rooms = ['purplecw', 'greencw', 'bluecw', 'greenccw'] as const;
    expect(offers(quarter('Th@(1,2)', FOE, { rooms }), /Th!lock/)).toEqual([]);
    const s = quarter('Th@(1,1)', FOE, { rooms });
    const opened = go(s, lockOf(s, 'Th'));
    expect(judge(opened, 'Th (1,1)>(1,2)')).toBe('C-MOVE-10');
  });
});

describe('Ways of one’s own', () => {
  it('C-CHAR-ELFSCOUT-1 C-CHAR-THIEF-1: over pits as they move, a point a crossing', () => {
    for (const who of ['El', 'Th']) {
      expect(judge(quarter(`${who}@(2,2)`, FOE), `${who} (2,2)>(3,2)>(3,1)`)).toBe('legal');
      expect(judge(quarter(`${who}@(2,2)`, 'Wa@(3,2)'), `${who} (2,2)>(3,2)>(3,1)`)).toBe('C-MOVE-5');
    }
    expect(judge(quarter('Wa@(2,2)', FOE), 'Wa (2,2)>(3,3)')).toBe('C-MOVE-10');
  });

  it('C-BOARD-16: a slit is a wall for the Golem and the Wall-walker, and nobody reveals through it', () => {
    expect(judge(quarter('Ww@(0,2) Na@(0,3)', FOE), 'Ww (0,2)>(0,3)')).toBe('C-MOVE-10');
    expect(judge(quarter('Ww@(2,3)', FOE), 'Ww (2,3)>(3,3)')).toBe('legal');
    const razed = go(quarter('Gm@(2,3) Na@(2,3)', 'Wa@bw.C'), 'Gm!raze');
    expect(judge(razed, 'Na (2,3)>(3,3)')).toBe('legal');
  });

  it('C-CHAR-WALLWALKER-2: she takes things up, carries them through and puts them down behind', () => {
    const s = quarter('Ww@(2,1)', FOE, { lines: ['loose ySword@(2,1)'] });
    const through = go(s, 'Ww (2,1)+ySword>(3,1)-ySword');
    expect([isAt(through, 'ySword', '(3,1)'), isAt(through, 'yWw', '(3,1)'), ap(through)]).toEqual([true, true, 2]);
    expect(judge(s, 'Ww (2,1)>(3,1)>(3,0)')).not.toBe('legal');
  });

  it('C-CHAR-DARKANGEL-2 C-CHAR-GHOST-3 C-CHAR-WIZARD-2 C-CHAR-TELEKINETICIST-4: undead, and magic users', () => {
    const having = (trait: string) =>
      characters
        .filter((each) => ('traits' in each ? (each.traits as readonly string[]) : []).includes(trait))
        .map(({ name }) => name);
    expect([having('undead'), having('magicUser')]).toEqual([
      ['darkAngel', 'ghost'],
      ['telekineticist', 'wizard'],
    ]);
    expect(points(fight(quarter('Pa@(0,0)', 'Da@(0,0)*'), 'Pa x bDa', 'C6', 'C0'))).toBe('2:0');
    for (const who of ['Wz', 'Tk'])
      expect(judge(quarter(`${who}@(2,0)+yFireball`, 'Pa@(2,1)'), `${who}!burn bPa`)).toBe('legal');
    expect(judge(quarter('Wa@(0,0)', FOE, { lines: ['loose ySword@(0,0)'] }), 'Wa (0,0)+ySword')).toBe('legal');
    expect(judge(quarter('Wa@(0,0) Gh@(0,0)*', FOE), 'Wa (0,0)+yGh>(1,0)')).toBe('legal');
  });

  it('C-CHAR-CLERIC-3: he heals enemies too, and who fell this turn', () => {
    const s = quarter('Cl@(0,0) Na@(0,0)*', 'Wa@(0,0)*', { turn: 'wounded=yNa' });
    expect([judge(s, 'Cl!heal yNa'), judge(s, 'Cl!heal bWa')]).toEqual(['legal', 'legal']);
    const healed = go(s, 'Cl!heal yNa');
    expect(offers(healed, /^Na/)).toEqual([]);
  });

  it('C-CHAR-TROLL-2: a Fireball kills him, and carried he does not get up', () => {
    expect(health(go(quarter('Wz@(2,0)+yFireball', 'Tr@(2,1)'), 'Wz!burn bTr'), 'bTr')).toBe('out');
    expect(judge(quarter('Wa@(0,0)+yTr*', FOE), 'Tr!regenerate')).toBe('C-CHAR-TROLL-2');
  });
});

describe('The Telekineticist', () => {
  const levitate = (s: Scene, object: string) => go(s, `Tk!levitate ${object}`);
  const goals = (s: Scene): string => offers(s).join(' | ');

  it('C-CHAR-TELEKINETICIST-1 C-CHAR-TELEKINETICIST-3 C-CHAR-C19: three zones through the air, by way of posts', () => {
    const s = quarter('Tk@(0,2)', 'Na@(3,0)', { lines: ['loose yKey@(0,3) ySword@(3,3)'] });
    expect(judge(s, 'Tk!levitate ySword')).toBe('C-CHAR-TELEKINETICIST-1');
    const up = levitate(s, 'yKey');
    expect(goals(up)).toContain(`place=${inPlaces('(2,3)')}`);
    expect(goals(up)).not.toContain(`place=${inPlaces('(0,2)')}`);
    const moved = play(up, `answer place=${inPlaces('(2,3)')}`);
    expect([isAt(moved, 'yKey', '(2,3)'), ap(moved)]).toEqual([true, 2]);
    expect(judge(quarter('Tk@(0,2) Na@(0,3)*', FOE), 'Tk!levitate yNa')).toBe('C-CHAR-TELEKINETICIST-1');
    const post = quarter('Tk@yw.C+yRope', FOE, { lines: ['loose yKey@(0,0)'] });
    expect(offers(post, /levitate/)).toEqual(['Tk!levitate yRope']);
  });

  it('C-CHAR-TELEKINETICIST-2 C-CHAR-C29: into free hands of either side, a Paladin’s second one too', () => {
    const s = quarter('Tk@(0,0) Gh@(1,0) Na@(1,0)+yRope', 'Pa@(1,0)+bRope', { lines: ['loose yKey@(0,0)'] });
    const up = levitate(s, 'yKey');
    const given = offers(up, /piece=/);
    expect(given).toHaveLength(1);
    expect(given[0]).toContain('piece=bPa');
    expect(token(play(up, given[0] as string), 'yKey').carrier).toBe(token(s, 'bPa').id);
  });

  it('C-EXIT-12: what is left in the other’s starting zone scores nothing', () => {
    const s = quarter('Tk@(2,3) Na@(0,0)', 'Wa@bw.T', { lines: ['loose yTreasure@(2,3)'] });
    const out = play(levitate(s, 'yTreasure'), `answer place=${inPlaces('be.S')}`);
    expect([points(out), isAt(out, 'yTreasure', 'be.S')]).toEqual(['0:0', true]);
  });
});

describe('Before cards are laid', () => {
  it('C-CC-10 C-CHAR-TELEPATH-4: the attacker announces, then the card is called, then both lay theirs', () => {
    const begun = go(quarter('Be@(0,0)', 'Te@(0,0)'), 'Be x bTe');
    expect(begun.state.tasks.at(-1)).toMatchObject({ asks: 'rage', seats: ['yellow'] });
    const told = play(begun, 'answer word=oneCard');
    expect(told.state.tasks.at(-1)).toMatchObject({ asks: 'call', seats: ['blue'] });
    const called = play(told, 'answer card=C4');
    expect(called.state.tasks.at(-1)).toMatchObject({ kind: 'commit' });
    expect(offers(called, /./, 'blue')).toHaveLength(7);
  });

  it('C-CHAR-TELEPATH-3: not in company, not against another of the kind, and not against a shot', () => {
    const asks = (s: Scene, text: string) => go(s, text).state.tasks.at(-1)?.kind;
    expect(asks(quarter('Wa@(0,0)', 'Te@(0,0)'), 'Wa x bTe')).toBe('question');
    expect(asks(quarter('Wa@(0,0) Na@(0,0)', 'Te@(0,0)'), 'Wa x bTe')).toBe('commit');
    expect(asks(quarter('Te@(0,0)', 'Te@(0,0)'), 'Te x bTe')).toBe('commit');
    expect(asks(quarter('Cb@(2,0)', 'Te@(2,1)'), 'Cb x bTe crossbow')).toBe('commit');
  });

  const reader = (s: Scene, text: string) => {
    const task = go(s, text).state.tasks.at(-1);
    return task?.kind === 'commit' ? task.reader : undefined;
  };

  it('C-CHAR-WEAPONMASTER-1 C-CHAR-WEAPONMASTER-2 C-CHAR-C25: hers is laid last, in company too; two cancel each other', () => {
    expect(reader(quarter('Wm@(0,0)', 'Wa@(0,0)'), 'Wm x bWa')).toBe('yellow');
    expect(reader(quarter('Wm@(0,0) Na@(0,0)', 'Wa@(0,0)'), 'Na x bWa')).toBe('yellow');
    expect(reader(quarter('Wm@(0,0)', 'Wm@(0,0)'), 'Wm x bWm')).toBeUndefined();
    expect(reader(quarter('Wm@(2,0)+yBow', 'Wa@(2,1)'), 'Wm x bWa shoot')).toBeUndefined();
  });

  it('C-CHAR-C31: against a Telepath a Weapon master sees nothing, and obeys', () => {
    const begun = go(quarter('Wm@(0,0)', 'Te@(0,0)'), 'Wm x bTe');
    const called = play(begun, 'answer card=C6');
    expect(called.state.tasks.at(-1)).not.toHaveProperty('reader', 'yellow');
    expect(judge(called, 'yellow: C1')).toBe('C-CHAR-TELEPATH-1');
  });
});

describe('Things', () => {
  it('C-ITEM-FIREBALL-3 C-ITEM-FIREBALL-4 C-ITEM-C15: no fight: also at who fell this turn, and it is used up', () => {
    const s = quarter('Wz@(2,0)+yFireball', 'Na@(2,1)*+bLargeShield', { turn: 'wounded=bNa' });
    const burnt = go(s, 'Wz!burn bNa');
    expect([burnt.state.tasks.at(-1)?.kind, health(burnt, 'bNa', 'yFireball')]).toEqual(['act', 'out out']);
    expect(offers(burnt, /burn/)).toEqual([]);
  });

  it('C-ITEM-C9: whoever takes the scroll from who cannot read it can', () => {
    const s = quarter('Wa@(2,0)+yFireball Wz@(2,0)', 'Na@(2,1)');
    expect(judge(s, 'Wa!burn bNa')).toBe('C-ITEM-SCROLL-1');
    expect(judge(go(s, 'Wz (2,0)+yFireball'), 'Wz!burn bNa')).toBe('legal');
  });

  it('C-ITEM-ROPE-2: nothing lies over a pit: what is left lies in a zone', () => {
    const s = quarter('Na@(2,2)+yRope', FOE);
    expect(judge(s, 'Na (2,2)>(3,3)-yRope')).toBe('legal');
    expect(isAt(go(s, 'Na (2,2)>(3,3)-yRope'), 'yRope', '(3,3)')).toBe(true);
    expect(judge(s, 'Na (2,2)-yRope>(3,3)')).toBe('C-MOVE-10');
  });

  it('C-ITEM-INVERSION-3 C-ITEM-C16: not from a post, and also with a room that is face down', () => {
    expect(judge(quarter('Wz@yw.C+yInversion', FOE), 'Wz!invert n')).toBe('C-ITEM-INVERSION-3');
    const rooms = ['bluecw', '?', 'blueccw', 'greenccw'] as const;
    const s = quarter('Wz@(1,1)+yInversion', FOE, { rooms, lines: ['stash A=yTr'] });
    const swapped = go(s, 'Wz!invert n');
    expect(swapped.state.tiles.find(({ room }) => room === undefined)).toMatchObject({
      slot: 2,
      stash: [{ kind: 'troll' }],
    });
    expect(isAt(swapped, 'yWz', '(3,1)')).toBe(true);
  });

  it('C-ITEM-C11: a post keeps its icon and faces the new room; marks go with theirs', () => {
    const s = quarter('Wz@(1,1)+yInversion Na@yw.C Th@(1,1)', 'Wa@be.C', { ap: 4 });
    const opened = go(s, lockOf(s, 'Th'), 'Wz!invert n');
    expect(isAt(opened, 'yNa', 'yw.C')).toBe(true);
    // green cw has its circle in the north-east: the border before it is open there.
    expect(judge(opened, 'Na yw.C>(1,0)')).toBe('legal');
    const blue = opened.state.tiles.find(({ room }) => room === 'bluecw');
    expect([blue?.slot, blue?.marks.map(({ state }) => state)]).toEqual([0, ['open']]);
  });

  it('C-ITEM-C3: without a spear nobody strikes across', () => {
    expect(judge(quarter('Na@(3,2)', 'Co@(2,2)+bSpear'), 'Na x bCo')).toBe('C-CC-1');
  });

  it('C-ITEM-SPEAR-5 C-ITEM-C5: it is a close combat: friends there fight and fall, and a Samurai strikes for nothing', () => {
    const s = quarter('Wa@(3,2) Na@(3,2)', 'Co@(2,2)+bSpear Go@(3,2)', { active: 'blue' });
    expect(strengths(s, 'Co x yWa thrust')).toBe('5:6');
    expect(health(fight(s, 'Co x yWa thrust', 'C6', 'C0'), 'bCo', 'bGo', 'bSpear')).toBe('fit wounded out');
    expect(judge(quarter('Sa@(2,2)+ySpear', 'Wa@(3,2)', { ap: 0 }), 'Sa x bWa thrust')).toBe('legal');
    expect(judge(quarter('Wa@(2,2)+ySpear', 'Na@(3,2)*', { turn: 'wounded=bNa' }), 'Wa x bNa thrust')).toBe('C-CC-2');
  });

  it('C-ITEM-SPEAR-6: over a threshold one strikes through a slit alone', () => {
    const open = quarter('Wa@(2,3)+ySpear', 'Cl@be.S');
    expect(judge(open, 'Wa x bCl thrust')).not.toBe('legal');
    expect(judge(open, 'Wa x bCl')).toBe('legal');
    const rooms = ['bluecw', 'greencw', 'blueccw', 'yellowccw'] as const;
    const slit = quarter('Wa@(2,3)+ySpear', 'Cl@be.T', { rooms });
    expect([judge(slit, 'Wa x bCl thrust'), judge(slit, 'Wa x bCl')]).toEqual(['legal', 'C-CC-1']);
  });

  it('C-ITEM-C13: with a Key in from a post, and then the portcullis', () => {
    const s = quarter('Na@(3,0)', 'Th@bw.T+bKey', { active: 'blue' });
    const within = go(s, 'Th bw.T>(0,3)');
    expect(judge(go(within, lockOf(within, 'Th')), 'Th (0,3)>(0,2)')).toBe('legal');
  });
});

describe('Sight', () => {
  const sees = (s: Scene, text: string) => judge(s, text) === 'legal';
  const rooms = ['bluecw', 'greencw', 'blueccw', 'yellowccw'] as const;

  it('C-LOS-6: a whole edge is seen or is not', () => {
    expect(sees(quarter('Cb@(2,0)', 'Wa@(2,2)'), 'Cb x bWa crossbow')).toBe(true);
    expect(sees(quarter('Cb@(2,0)', 'Wa@(3,1)'), 'Cb x bWa crossbow')).toBe(false);
  });

  it('C-LOS-9: behind a slit a post is a zone of its own, seen from the zone before it', () => {
    expect(sees(quarter('Cb@(2,3)', 'Cl@be.T', { rooms }), 'Cb x bCl crossbow')).toBe(true);
    expect(sees(quarter('Cb@(3,3)', 'Cl@be.T', { rooms }), 'Cb x bCl crossbow')).toBe(false);
    expect(sees(quarter('Cb@(2,2)', 'Cl@be.T', { rooms }), 'Cb x bCl crossbow')).toBe(false);
    const back = quarter('Wa@(2,2)', 'Cb@be.T', { rooms, active: 'blue' });
    expect(sees(back, 'Cb x yWa crossbow')).toBe(true);
  });
});
