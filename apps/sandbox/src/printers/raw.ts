import { createServer, type AddressInfo, type Socket } from 'node:net';
import { decodeBytes } from './decode-bytes.ts';
import { putOut, type VirtualPrinter } from './printer.ts';

const ASKS = 3;
const isQuestion = (bytes: Buffer, at: number): boolean => bytes[at] === 0x10 && bytes[at + 1] === 0x04;
/** Bits 1 and 4 are always set in an answer. */
const FINE = 0x12;

/** DLE EOT 2 tells of the cover, DLE EOT 4 of the paper. A jam hangs up. */
function answerTo(question: number, { condition }: VirtualPrinter): number {
  if (question === 2 && condition === 'cover_open') return FINE | 0x04;
  if (question === 4 && condition === 'paper_out') return FINE | 0x60;
  return FINE;
}

/** The bytes before a question are a paper; a question is answered when they are out. */
function hear(bytes: Buffer, printer: VirtualPrinter, socket: Socket): Buffer {
  let held = bytes;
  for (;;) {
    const at = held.findIndex((_, index) => isQuestion(held, index));
    if (at === -1 || held.length < at + ASKS) return held;
    if (at > 0) putOut(printer, decodeBytes(held.subarray(0, at), 'escpos'));
    if (printer.condition === 'jam' || (printer.condition === 'mute' && at > 0)) {
      socket.destroy();
      return Buffer.alloc(0);
    }
    socket.write(Uint8Array.from([answerTo(held[at + 2] ?? 0, printer)]));
    held = held.subarray(at + ASKS);
  }
}

/** Listens as a network printer does on port 9100, on a free one. */
export async function listenRaw(printer: VirtualPrinter, host: string): Promise<void> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    if (printer.condition === 'line_lost') return socket.destroy();
    open.add(socket);
    let held: Buffer = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('close', () => open.delete(socket));
    socket.on('data', (bytes: Buffer) => {
      held = hear(Buffer.concat([held, bytes]), printer, socket);
    });
  });
  await new Promise<void>((done) => server.listen(0, host, done));
  printer.address = `${host}:${(server.address() as AddressInfo).port}`;
  printer.close = () =>
    new Promise((done) => {
      for (const socket of open) socket.destroy();
      server.close(() => done());
    });
}
