/** What a server of the first schema may have stored; it is never changed. */
export const firstRows: readonly string[] = [
  `insert into secret values ('pass', 'a secret')`,
  `insert into person values ('aaaaaaaaaaaaaaaa', 'Ann', null, null, null, 0, 1700000000000, 1700000000000)`,
  `insert into game values ('gggggggggggggggg', '', 'base.1', '[]', '{"of":"open"}', 0, 'forgets', 0, 'seed', 'salt', null, 0,
    'playing', 'aaaaaaaaaaaaaaaa', null, '{"yellow":{"name":"Ann"},"blue":{"name":"squire","bot":"squire"}}', 'aaaaaaaaaaaaaaaa', null,
    1700000000000, 1700000000000, 1700000000000, 1, 'yellow,blue', 0, null, null)`,
  `insert into entry values ('gggggggggggggggg', 0, 'yellow', '{"type":"line","kind":"thief"}',
    '[{"type":"lined","seat":"yellow","kind":"thief"}]', 1700000000000, 'wish-0001')`,
  `insert into rating values ('aaaaaaaaaaaaaaaa', 'live', 1512.5, 190.25, 0.06, 3)`,
];

export const firstGame = { id: 'gggggggggggggggg', rules: 'base.1', seq: 1 };
