/** One turn in which nearly everything can be done: attack together, turn a room, reveal one, walk through a wall, load. */
export const TURN = `dtp 1 base.1
rooms  4cw.3 ? 4ccw.2 2cw.2 / 3cw.2 1cw.1 1ccw.1 3ccw.0
unseen 2ccw
stash  B=yTr,bPotion,bRope
yellow Cl@d6 Go@e5 Me@i6 Th@q9+ySword Ww@p1 Wa@j7+bTreasure Wz=out | A:234 J:2 C:0123456 | bank 1
blue   Go@n1 Me@l8 Th@l5+bCl* Tr@r3 Ww@m7 Wa@e6 Wz@k5+yWand | A:2345 J:1 C:0223345 | bank 2
loose  yArmor@q3 yRope@f10 yPotion@j6 yTreasure@c10 bArmor@c3 bWand@b2 bSword@n3
turn   17 yellow ap=4 highest=5
tasks  act(yellow)
`;

/** The same turn, before its card is played. */
export const CARD = TURN.replace(' ap=4', '').replace('act(yellow)', 'card(yellow)');

/** The Thief stands on the gear of a room with nine others in it. */
export const CROWD = TURN.replace(
  /^yellow .*? \|/m,
  'yellow Cl@p8 Go@q8 Me@r8 Th@q9+ySword Ww@r9 Wa@s9+bTreasure Wz=out |',
)
  .replace(/^blue .*? \|/m, 'blue Go@r7 Me@s10 Th@t9+bCl* Tr@p10 Ww@m7 Wa@e6 Wz@k5+yWand |')
  .replace('yPotion@j6', 'yPotion@p9');

/** A dragon that breathes fire, an illusion, a broken wall, a pentacle held, somebody to be healed at a fountain. */
export const DRAGONS = `dtp 1 paladins.1
rooms  8ccw.0 6ccw.0 7ccw.0 5ccw.0 / 8cw.0 6cw.0 7cw.0 5cw.0
marks  a2|b2=broken:yellow e2=pit:yellow
yellow Dr@a1 El@n3* Gh@b2 Gm@a2 Il@d2+yScroll Wm@g7+yRing Pa@g5 Pp@c5 | A:345 J:2 C:01223456 | bank 1
blue   Dr@s9 El@d1 Gh@t6 Gm@l7 Il@r3 Wm@q6 Pa@d5+bKey+bSlayer Pp@i6 | A:2345 J:3 C:0122345 | bank 2
loose  yShield@c10 yKey@f5 ySlayer@o10 bRing@f1 bScroll@l1 bRope@a6
turn   12 yellow ap=4 highest=5
tasks  act(yellow)
`;
