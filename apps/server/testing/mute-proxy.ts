import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Stands before a PostgreSQL and, muted, passes nothing on: connections stay open, and new ones are taken. */
export async function muteProxy(url: string) {
  const target = new URL(url);
  const pairs: [Socket, Socket][] = [];
  let muted = false;
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
      from.on('data', (bytes: Buffer) => to.write(bytes));
      if (muted) from.pause();
    }
    pairs.push([client, database]);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const through = new URL(url);
  through.port = String((server.address() as AddressInfo).port);
  const each = (deed: (socket: Socket) => void) => pairs.flat().forEach(deed);
  return {
    url: through.href,
    mute: () => {
      muted = true;
      each((socket) => socket.pause());
    },
    speak: () => {
      muted = false;
      each((socket) => socket.resume());
    },
    close: () => {
      each((socket) => socket.destroy());
      server.close();
    },
  };
}
