// A program of a stranger's that plays: it knows the protocol and no rule.
//
//   node examples/bot.mjs http://localhost:5173 TOKEN [GAME KEY]
//
// Without a game it plays whoever wants one (quick match). docs/protocol.md explains every message.

import { randomUUID } from 'node:crypto';
import WebSocket from 'ws';

const [server = 'http://localhost:5173', token = '', game, key] = process.argv.slice(2);
const headers = { authorization: `Bearer ${token}` };

const ask = async (method, path, body) => {
  const response = await fetch(`${server}/api/v1${path}`, { method, headers, body: body && JSON.stringify(body) });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${answer.error.code}`);
  return answer;
};

const sitDown = async () => {
  if (game !== undefined) return (await ask('POST', `/games/${game}/join`, { key })).game;
  return (await ask('POST', '/quick', { rules: 'base.1', pace: { of: 'open' } })).game;
};

/** Plays one game to its end, over as many connections as it takes. */
const play = (id) =>
  new Promise((settle) => {
    let seen;
    let wish;
    let pause = 100;
    const connect = () => {
      const socket = new WebSocket(`${server.replace(/^http/, 'ws')}/api/v1/play`, { headers });
      const say = (message) => socket.send(JSON.stringify({ game: id, ...message }));

      // The same id again is the same wish: sent twice it is done once.
      const send = () => say({ type: 'act', id: wish.id, seen: wish.seen, action: wish.action });

      const decide = async () => {
        const { seq, choices } = await ask('GET', `/games/${id}/choices`);
        if (wish !== undefined || choices.length === 0 || seq !== seen) return;
        const { action, text } = choices[Math.floor(Math.random() * choices.length)];
        wish = { id: randomUUID(), seen, action };
        console.log(`${seq}: ${text}`);
        send();
      };

      socket.on('open', () => {
        pause = 100;
        say({ type: 'watch', seen });
        if (wish !== undefined) send();
      });

      socket.on('message', (data) => {
        const message = JSON.parse(data);
        // It may have been stored all the same, so nothing else is wished before that is known.
        if (message.refusal?.code === 'unsaved') setTimeout(() => wish && socket.readyState === 1 && send(), 1000);
        else if (message.type === 'done' || message.type === 'refused') wish = undefined;
        if (message.type === 'game') seen = message.seq;
        if (message.type === 'entries') seen = message.from + message.entries.length;
        if (message.table?.over) {
          socket.close();
          settle(id);
        } else if (wish === undefined && seen !== undefined) {
          decide().catch((error) => console.error(error.message));
        }
      });

      socket.on('error', (error) => console.error(error.message));
      socket.on('close', (code) => {
        if (code === 1005) return;
        pause = Math.min(30_000, pause * 2);
        setTimeout(connect, pause);
      });
    };
    connect();
  });

const id = await sitDown();
console.log(`Playing ${id}`);
await play(id);
console.log((await ask('GET', `/games/${id}`)).winner);
