import { connect, type Socket } from 'node:net';
import type { PrintOutcome, RawPrinterPort } from '#providers/printer/port';

const TIMEOUT_MS = 8000;
/** DLE EOT 2 and 4: what is wrong with it, and whether it has paper. */
const ASK_CAUSE = Uint8Array.from([0x10, 0x04, 2]);
const ASK_PAPER = Uint8Array.from([0x10, 0x04, 4]);
const COVER_OPEN = 0x04;
const NO_PAPER = 0x60;

const DEFAULT_PORT = 9100;
function targetOf(address: string): { host: string; port: number } {
  const [, host = '', port = ''] = /^(.*?)(?::(\d{1,5}))?$/.exec(address) ?? [];
  return { host, port: port === '' ? DEFAULT_PORT : Number(port) };
}

/** One byte of answer, or nothing where the line is lost. */
const answerTo = (socket: Socket, question: Uint8Array): Promise<number | undefined> =>
  new Promise((done) => {
    const end = (value: number | undefined) => {
      socket.removeAllListeners('data');
      socket.removeListener('close', lost);
      done(value);
    };
    const lost = () => end(undefined);
    if (socket.destroyed) return done(undefined);
    socket.once('data', (bytes: Buffer) => end(bytes[0]));
    socket.once('close', lost);
    socket.write(question);
  });

/** What keeps it from printing; nothing where it can. */
async function trouble(socket: Socket): Promise<'paper_out' | 'cover_open' | 'offline' | undefined> {
  const cause = await answerTo(socket, ASK_CAUSE);
  if (cause === undefined) return 'offline';
  if ((cause & COVER_OPEN) !== 0) return 'cover_open';
  const paper = await answerTo(socket, ASK_PAPER);
  if (paper === undefined) return 'offline';
  return (paper & NO_PAPER) === NO_PAPER ? 'paper_out' : undefined;
}

const opened = (socket: Socket): Promise<boolean> =>
  new Promise((done) => {
    socket.once('connect', () => done(true));
    socket.once('close', () => done(false));
  });

async function converse(socket: Socket, bytes: Uint8Array): Promise<PrintOutcome> {
  if (!(await opened(socket))) return { is: 'not-printed', state: 'offline' };
  const before = await trouble(socket);
  if (before) return { is: 'not-printed', state: before };
  socket.write(bytes);
  // It answers in order: what answers after the paper has taken all of it.
  const after = await trouble(socket);
  return after ? { is: 'unsure', state: after } : { is: 'printed' };
}

/** A printer that takes ESC/POS on a port, as nearly all of them do on 9100. */
export const rawPrinters: RawPrinterPort = {
  print: async (address, bytes) => {
    const socket = connect({ ...targetOf(address), timeout: TIMEOUT_MS });
    // What went wrong shows in that it is closed.
    socket.on('error', () => {});
    socket.on('timeout', () => socket.destroy());
    const limit = setTimeout(() => socket.destroy(), TIMEOUT_MS);
    try {
      return await converse(socket, bytes);
    } finally {
      clearTimeout(limit);
      socket.destroy();
    }
  },
};
