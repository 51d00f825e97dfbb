export { choicesOf, type Player, playOut, sitAt } from './player.ts';
export { type Guest, guestAt, type TestServer, tableFor, testConfig, testServer } from './server.ts';
