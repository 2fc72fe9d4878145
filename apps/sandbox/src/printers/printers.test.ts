import { connect } from 'node:net';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startForTest } from '#testing/start-for-test';
import { decodeBytes } from './decode-bytes.ts';
import { decodeXml } from './decode-xml.ts';

const PAPER = Buffer.from([
  0x1b, 0x40, 0x1d, 0x21, 0x11, 0x1d, 0x42, 1, 0x48, 0x69, 0x1d, 0x42, 0, 0x21, 0x0a, 0x1d, 0x56, 0x42, 3,
]);

test('reads ESC/POS as it would be on paper: large, inverted, one paper a cut', () => {
  expect(decodeBytes(Buffer.concat([PAPER, PAPER]), 'escpos')).toHaveLength(2);
  expect(decodeBytes(PAPER, 'escpos')[0]).toEqual({
    text: 'Hi!',
    lines: [
      {
        is: 'text',
        runs: [
          { text: 'Hi', invert: true },
          { text: '!', invert: false },
        ],
        size: 2,
        strong: false,
        center: false,
      },
    ],
  });
});

test('does not pass over what it does not know', () => {
  expect(() => decodeBytes(Buffer.from([0x1b, 0x70, 0]), 'escpos')).toThrow('does not know byte 27');
});

test('reads ePOS-Print XML, and nothing out of an empty answer', () => {
  const xml =
    '<epos-print xmlns="x"><text em="true" width="2">A &amp; B</text><text reverse="true">&#10;</text><symbol type="qrcode_model_2">u</symbol><cut type="feed"/></epos-print>';
  expect(decodeXml(xml)?.text).toBe('A & B\n[QR u]');
  expect(decodeXml('')).toBeUndefined();
});

/** What a program hears that writes to the printer. */
const hear = (address: string, bytes: Buffer): Promise<number[]> =>
  new Promise((done) => {
    const [host = '', port = ''] = address.split(':');
    const socket = connect({ host, port: Number(port) }, () => socket.write(bytes));
    const heard: number[] = [];
    socket.on('data', (data: Buffer) => {
      heard.push(...data);
      socket.end();
    });
    socket.on('error', () => {});
    socket.on('close', () => done(heard));
  });
const ASK_PAPER = Buffer.from([0x10, 4, 4]);

test('a printer on a port answers what it is asked, prints, and shows its paper on a page', async () => {
  const sandbox = await startForTest();
  const { status, body } = await sandbox.call('POST', '/api/printers', { kind: 'escpos' });
  const { id, address } = body as { id: number; address: string };
  expect(status).toBe(201);
  expect(await hear(address, Buffer.concat([PAPER, ASK_PAPER]))).toEqual([0x12]);
  await sandbox.call('PUT', `/api/printers/${id}`, { condition: 'paper_out' });
  expect(await hear(address, ASK_PAPER)).toEqual([0x72]);
  await sandbox.call('PUT', `/api/printers/${id}`, { condition: 'line_lost' });
  expect(await hear(address, ASK_PAPER)).toEqual([]);
  expect((await sandbox.call('GET', `/api/printers/${id}`)).body).toMatchObject({
    condition: 'line_lost',
    papers: ['Hi!'],
  });
  const page = await (await fetch(`${sandbox.url}/printers`)).text();
  expect(page).toContain('<mark>Hi</mark>!');
  expect(page).toMatch(/<option value="line_lost" selected>\s*Line lost\s*<\/option>/);
});

test('its condition can be set on its page', async () => {
  const sandbox = await startForTest();
  await sandbox.call('POST', '/api/printers', { kind: 'escpos' });
  const form = new URLSearchParams({ condition: 'jam' });
  const response = await fetch(`${sandbox.url}/printers/1`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/printers']);
  expect((await sandbox.call('GET', '/api/printers')).body).toMatchObject({
    printers: [{ condition: 'jam' }],
  });
  expect((await fetch(`${sandbox.url}/printers/9`, { method: 'POST', body: form })).status).toBe(404);
});

test('a Star printer that cannot print polls with its status and fetches nothing', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push(`${request.method} ${body}`);
      response.end(JSON.stringify({ jobReady: true, mediaTypes: ['text/plain'], jobToken: '7' }));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const sandbox = await startForTest();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/x`;
  await sandbox.call('POST', '/api/printers', { kind: 'star', url });
  await sandbox.call('PUT', '/api/printers/1', { condition: 'cover_open' });
  expect((await sandbox.call('POST', '/api/printers/1/turn')).body).toMatchObject({ turn: 'not printed' });
  expect(asked).toEqual([expect.stringMatching(/^POST .*420%20Cover%20open/)]);
});
