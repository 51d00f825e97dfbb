import { WebSocketServer } from 'ws';

const rooms = new Map<string, Set<{ send(text: string): void }>>();
const server = new WebSocketServer({ port: Number(process.env.PORT), host: '127.0.0.1' }, () =>
  console.log('"listening"'),
);
server.on('connection', (socket, { url = '' }) => {
  const room = rooms.get(url) ?? new Set();
  rooms.set(url, room.add(socket));
  socket.on('message', (data) => {
    const text = JSON.stringify(JSON.parse(data.toString()));
    for (const each of room) each.send(text);
  });
});
