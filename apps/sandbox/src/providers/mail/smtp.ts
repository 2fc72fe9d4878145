import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Answer } from '#controls/treat';
import { treat } from '#controls/treat';
import type { ProviderContext } from '#providers/provider';
import { readMail } from './read-mail.ts';

const maxMailBytes = 10 * 1024 * 1024;

type Callback = (error?: Error | null, message?: string) => void;

export function createSmtp({ store, control, host, smtpPort, stopping }: ProviderContext) {
  const sockets = trackSockets();

  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<Answer> {
    try {
      const raw = await collect(stream);
      if (stream.sizeExceeded) return 'refused';
      const mail = await readMail(raw, session.envelope);
      return await treat({ control, stopping, accept: () => store.add(mail) });
    } catch (error) {
      process.stderr.write(`sandbox could not take a mail: ${String(error)}\n`);
      return 'failed';
    }
  }

  const server = new SMTPServer({
    logger: false,
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    size: maxMailBytes,
    rejectOversized: true,
    closeTimeout: 1000,
    disableReverseLookup: true,
    onAuth: (auth, _session, callback) => callback(null, { user: auth.username || 'anyone' }),
    onData(stream, session, callback: Callback) {
      const socket = sockets.of(session);
      const done = sockets.markBusy(socket);
      void receive(stream, session)
        .then((answer) => reply(answer, { callback, socket }))
        .finally(done);
    },
  });
  server.server.on('connection', (socket) => sockets.add(socket));
  // Clients that hang up mid-way are the normal case here; without a listener they would end the process.
  server.on('error', () => {});

  return {
    async listen() {
      server.listen(smtpPort, host);
      await once(server.server, 'listening');
    },
    ownPort: () => (server.server.address() as AddressInfo).port,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(resolve));
      sockets.destroyIdle();
      await closed;
    },
  };
}

function reply(answer: Answer, { callback, socket }: { callback: Callback; socket?: Socket }): void {
  switch (answer) {
    case 'accepted':
      callback(null, 'OK: taken by the sandbox');
      return;
    case 'refused':
      callback(smtpError(550, '5.7.1 Refused by the sandbox'));
      return;
    case 'failed':
      callback(smtpError(451, '4.3.0 Temporary failure, set in the sandbox'));
      return;
    case 'cut':
      socket?.destroy();
      return;
  }
}

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** Reads to the end even when the mail is too large, as SMTP wants, but keeps no more than the limit. */
async function collect(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= maxMailBytes) chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** smtp-server hides its sockets, and a connection can only be cut at the socket. */
function trackSockets() {
  const open = new Map<number, Socket>();
  const busy = new Set<Socket>();
  return {
    add(socket: Socket) {
      const port = socket.remotePort ?? 0;
      open.set(port, socket);
      socket.once('close', () => {
        if (open.get(port) === socket) open.delete(port);
      });
    },
    of: (session: SMTPServerSession) => open.get(session.remotePort),
    markBusy(socket: Socket | undefined) {
      if (socket) busy.add(socket);
      return () => {
        if (socket) busy.delete(socket);
      };
    },
    destroyIdle() {
      for (const socket of open.values()) if (!busy.has(socket)) socket.destroy();
    },
  };
}
