import { expect, test } from 'vitest';
import { startSandbox } from '../../../testing/sandbox.ts';
import { smtpMail } from '#providers/mail/smtp';

test('a mail goes to one address, and to none that hides in another', async () => {
  const sandbox = await startSandbox();
  const mail = smtpMail(`smtp://127.0.0.1:${sandbox.smtpPort}`, 'Servery <orders@example.com>');
  const send = (to: string) =>
    mail.send({
      to,
      fromName: 'Demo',
      subject: to,
      text: 'x',
      html: '<p>x</p>',
      messageId: `<${to.length}@x>`,
    });
  for (const to of ['"x@example.com', 'g:x@example.com', 'x@example.com, y@example.com', 'a@example.com'])
    await send(to);
  const response = await fetch(`${sandbox.url}/api/messages?kind=mail`);
  const { messages } = (await response.json()) as { messages: { to: string[] }[] };
  expect(messages.map(({ to }) => to)).toEqual([['a@example.com']]);
  mail.close();
  await sandbox.close();
});
