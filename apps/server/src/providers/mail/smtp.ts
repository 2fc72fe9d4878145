import { isEmail } from '@servery/domain/checkout/contact';
import { createTransport } from 'nodemailer';
import type { MailPort } from '#providers/mail/port';

const TIMEOUT_MS = 15_000;

export function smtpMail(url: string, from: string): MailPort {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  const address = /<([^>]+)>/.exec(from)?.[1] ?? from;
  return {
    send: async (mail) => {
      // One address, which the library has nothing to read out of; what is none was stored before it was checked.
      if (!isEmail(mail.to)) return;
      await transport.sendMail({
        from: { name: mail.fromName, address },
        to: { name: '', address: mail.to },
        envelope: { from: address, to: [mail.to] },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        messageId: mail.messageId,
      });
    },
    close: () => transport.close(),
  };
}
