import { createTransport, type SendMailOptions } from 'nodemailer';
import { expect, test } from 'vitest';
import { heardChanges, startForTest, type TestSandbox } from '#testing/start-for-test';

const receipt: SendMailOptions = {
  from: '"Banksia Kitchen" <hello@banksia.example>',
  to: 'Ann Lee <ann@example.com>',
  bcc: 'books@banksia.example',
  subject: 'Order 76 is confirmed – ready at 12:30',
  text: 'Thanks Ann',
  html: '<p>Thanks <b>Ann</b></p>',
  messageId: '<order-76@banksia.example>',
};

type Smtp = { smtpPort: number };
function send({ smtpPort }: Smtp, mail: SendMailOptions = receipt, auth?: { user: string; pass: string }) {
  const transport = createTransport({ host: '127.0.0.1', port: smtpPort, secure: false, auth });
  return transport.sendMail(mail).finally(() => transport.close());
}

async function withMode(control: object): Promise<TestSandbox> {
  const sandbox = await startForTest();
  const answer = await sandbox.call('PUT', '/api/control/mail', control);
  expect(answer).toEqual({ status: 200, body: control });
  return sandbox;
}

test('a mail arrives whole, with hidden recipients and headers', async () => {
  const sandbox = await startForTest();
  await send(sandbox);
  const [mail] = await sandbox.messages('?kind=mail&to=ANN@example.com');
  expect(mail).toMatchObject({
    kind: 'mail',
    from: 'Banksia Kitchen <hello@banksia.example>',
    to: ['ann@example.com', 'books@banksia.example'],
    subject: 'Order 76 is confirmed – ready at 12:30',
    text: 'Thanks Ann\n',
    html: expect.stringContaining('<b>Ann</b>'),
    headers: expect.objectContaining({ 'message-id': '<order-76@banksia.example>' }),
    receivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
  });
  expect((await sandbox.call('GET', `/api/messages/${String(mail?.id)}`)).body).toEqual(mail);
});

test('any sign-in is accepted', async () => {
  const sandbox = await startForTest();
  const sent = await send(sandbox, receipt, { user: 'anyone', pass: 'anything' });
  expect(sent.response).toMatch(/^250/);
});

test('an attachment is listed and can be fetched by itself', async () => {
  const sandbox = await startForTest();
  await send(sandbox, { ...receipt, attachments: [{ filename: 'tax invoice.txt', content: 'GST $3.85' }] });
  const [mail] = await sandbox.messages();
  const [attachment] = (mail?.attachments ?? []) as Array<{ url: string }>;
  expect(attachment).toMatchObject({ filename: 'tax invoice.txt', mimeType: 'text/plain', size: 9 });
  expect(await (await fetch(sandbox.url + attachment?.url)).text()).toBe('GST $3.85');
});

test('refuse answers 550 and takes nothing', async () => {
  const sandbox = await withMode({ mode: 'refuse' });
  await expect(send(sandbox)).rejects.toMatchObject({ responseCode: 550 });
  expect(await sandbox.messages()).toEqual([]);
});

test('temporary failure for the next one answers 451 once, and the second try gets through', async () => {
  const sandbox = await withMode({ mode: 'temporary', times: 1 });
  await expect(send(sandbox)).rejects.toMatchObject({ responseCode: 451 });
  await send(sandbox);
  expect(await sandbox.messages()).toHaveLength(1);
});

test('drop cuts the connection and takes nothing', async () => {
  const sandbox = await withMode({ mode: 'drop' });
  await expect(send(sandbox)).rejects.not.toHaveProperty('responseCode', expect.any(Number));
  expect(await sandbox.messages()).toEqual([]);
});

test('lose keeps the mail though the sender never hears of it', async () => {
  const sandbox = await withMode({ mode: 'lose' });
  await expect(send(sandbox)).rejects.not.toHaveProperty('responseCode', expect.any(Number));
  expect(await sandbox.messages()).toHaveLength(1);
});

test('delay holds back the answer and then takes the mail', async () => {
  const sandbox = await withMode({ mode: 'delay', delayMs: 60 });
  const start = performance.now();
  await send(sandbox);
  expect(performance.now() - start).toBeGreaterThanOrEqual(59);
  expect(await sandbox.messages()).toHaveLength(1);
});

test('stopping does not wait for a delay to pass', async () => {
  const sandbox = await withMode({ mode: 'delay', delayMs: 120_000 });
  const changed = await fetch(`${sandbox.url}/events`);
  await sandbox.call('PUT', '/api/control/mail', { mode: 'delay', delayMs: 120_000, times: 1 });
  const sending = expect(send(sandbox)).rejects.toBeInstanceOf(Error);
  // The second change is the mail using up its turn: from then on it is being delayed.
  await heardChanges(changed, 2);
  await sandbox.close();
  await sending;
});

test('a mail over 10 MB is refused with 552', async () => {
  const sandbox = await startForTest();
  const big = { ...receipt, text: 'x'.repeat(70).concat('\n').repeat(160_000) };
  await expect(send(sandbox, big)).rejects.toMatchObject({ responseCode: 552 });
  expect(await sandbox.messages()).toEqual([]);
});
