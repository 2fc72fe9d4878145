import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { heardChanges, startForTest, type TestSandbox } from '#testing/start-for-test';

async function page({ url }: { url: string }, path: string, form?: Record<string, string>) {
  const post = form && { method: 'POST', body: new URLSearchParams(form) };
  const response = await fetch(url + path, { headers: { accept: 'text/html' }, ...post });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function sendMail({ smtpPort }: TestSandbox): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port: smtpPort });
  await transport.sendMail({
    from: 'hello@banksia.example',
    to: 'ann@example.com',
    subject: '<i>Order</i> 76',
    text: 'Track: http://localhost:3000/r/76',
    html: '<script>alert(1)</script><a href="http://localhost:3000/r/76">Track</a><img src="cid:logo">',
    attachments: [{ filename: 'logo.png', content: Buffer.from('PNG'), cid: 'logo' }],
  });
}

test('the index names each provider with its state and address', async () => {
  const sandbox = await startForTest();
  await sandbox.call('PUT', '/api/control/mail', { mode: 'delay', delayMs: 2500, times: 3 });
  const { text } = await page(sandbox, '/');
  expect(text).toContain('Delay 2.5 s, next 3 only');
  expect(text).toContain(`smtp://127.0.0.1:${sandbox.smtpPort}`);
  expect(text).toContain(`${sandbox.url}/twilio`);
});

test('a mail is shown in a frame without script, with its own pictures, and its subject is escaped', async () => {
  const sandbox = await startForTest();
  await sendMail(sandbox);
  const { text, headers } = await page(sandbox, '/inbox');
  expect(text).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(text).toContain('&lt;script&gt;alert(1)');
  expect(text).toContain('data:image/png;base64,UE5H');
  expect(text).toContain('&lt;i&gt;Order&lt;/i&gt; 76');
  expect(text).not.toMatch(/<script>|<i>Order/);
  expect(headers.get('content-security-policy')).toContain("script-src 'self';");
});

test('the plain text has live links and the headers have a view', async () => {
  const sandbox = await startForTest();
  await sendMail(sandbox);
  const [mail] = await sandbox.messages();
  const address = `/mail/${String(mail?.id)}`;
  expect((await page(sandbox, `${address}?view=text`)).text).toContain(
    '<a href="http://localhost:3000/r/76"',
  );
  expect((await page(sandbox, `${address}?view=headers`)).text).toContain('<dt>message-id</dt>');
});

test('empty folders and searches without a hit say so', async () => {
  const sandbox = await startForTest();
  expect((await page(sandbox, '/sms')).text).toContain('No texts yet');
  await sendMail(sandbox);
  expect((await page(sandbox, '/inbox?q=ann')).text).toContain('ann@example.com');
  expect((await page(sandbox, '/inbox?q=zoe')).text).toContain('Nobody matches “zoe”');
});

test('clear takes away what is listed and nothing else', async () => {
  const sandbox = await startForTest();
  await sendMail(sandbox);
  await page(sandbox, '/inbox/clear', { kind: 'text', q: '' });
  expect(await sandbox.messages()).toHaveLength(1);
  await page(sandbox, '/inbox/clear', { kind: '', q: '' });
  expect(await sandbox.messages()).toEqual([]);
});

test('the control form sets the mode and ignores fields that do not belong to it', async () => {
  const sandbox = await startForTest();
  const form = { mode: 'refuse', delaySeconds: '5', times: '2' };
  const { text } = await page(sandbox, '/providers/mail/control', form);
  expect(text).toContain('Refuse, next 2 only');
  expect((await sandbox.call('GET', '/api/control')).body).toMatchObject({
    mail: { mode: 'refuse', times: 2 },
    text: { mode: 'normal' },
    address: { mode: 'normal' },
  });
});

test('a wrong control form is shown again with the reason', async () => {
  const sandbox = await startForTest();
  const answer = await page(sandbox, '/providers/text/control', {
    mode: 'delay',
    delaySeconds: '500',
    times: '',
  });
  expect(answer.status).toBe(400);
  expect(answer.text).toContain('delayMs must be at most 120000');
});

test('an open page hears of a new mail', async () => {
  const sandbox = await startForTest();
  const events = await fetch(`${sandbox.url}/events`);
  await sendMail(sandbox);
  await expect(heardChanges(events, 1)).resolves.toBeUndefined();
});

test('an address that is not there shows a page', async () => {
  const sandbox = await startForTest();
  const answer = await page(sandbox, '/inbox/gone');
  expect(answer.status).toBe(404);
  expect(answer.text).toContain('There is nothing here');
});
