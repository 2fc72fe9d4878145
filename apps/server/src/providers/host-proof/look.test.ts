import { createSocket } from 'node:dgram';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { startReceiver } from '../../../testing/receiver.ts';
import { hostProofPort } from '#providers/host-proof/look';

const TXT = 16;
const HEADER = 12;

/** A name server that knows one text for each name, and of no other name. */
async function startNames(texts: Readonly<Record<string, string>>) {
  const socket = createSocket('udp4');
  socket.on('message', (question, { port, address }) => {
    const labels: string[] = [];
    let at = HEADER;
    for (let size = question[at] ?? 0; size > 0; size = question[at] ?? 0) {
      labels.push(question.toString('latin1', at + 1, at + 1 + size));
      at += size + 1;
    }
    const text = texts[labels.join('.').toLowerCase()];
    const header = Buffer.from(question.subarray(0, HEADER));
    header.writeUInt16BE(text === undefined ? 0x8183 : 0x8180, 2);
    header.writeUInt16BE(text === undefined ? 0 : 1, 6);
    header.writeUInt16BE(0, 8);
    header.writeUInt16BE(0, 10);
    const said = Buffer.from(text ?? '');
    const answer = Buffer.from([0xc0, HEADER, 0, TXT, 0, 1, 0, 0, 0, 60, 0, said.length + 1, said.length]);
    const asked = question.subarray(HEADER, at + 5);
    socket.send(Buffer.concat([header, asked, ...(text === undefined ? [] : [answer, said])]), port, address);
  });
  await new Promise<void>((done) => socket.bind(0, '127.0.0.1', done));
  const { port } = socket.address() as AddressInfo;
  return { at: `127.0.0.1:${port}`, close: () => socket.close() };
}

const names = await startNames({ '_servery.order.a.example': 'servery-token' });
const files = await startReceiver();
afterAll(() => {
  names.close();
  return files.close();
});

test('finds a token in the record beside a host, and asks its file only where it is not there', async () => {
  const { isProved } = hostProofPort({ dnsServers: [names.at], filesAt: files.url });
  expect(await isProved('order.a.example', 'servery-token')).toBe(true);
  expect(files.at('/https://order.a.example/.well-known/servery.txt')).toEqual([]);
  // The file's server says this of everything.
  expect(await isProved('order.a.example', 'said 200')).toBe(true);
  expect(files.at('/https://order.a.example/.well-known/servery.txt')).toHaveLength(1);
  expect(await isProved('other.a.example', 'servery-token')).toBe(false);
  files.answer(301);
  expect(await isProved('order.a.example', 'said 301')).toBe(false);
});

test('asks no host of this machine for a file', async () => {
  const { isProved } = hostProofPort({ dnsServers: [names.at] });
  expect(await isProved('localhost', 'said 200')).toBe(false);
});
