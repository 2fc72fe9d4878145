import { isEmail } from '@servery/domain/checkout/contact';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { noteProvider } from '#providers/heard';
import { type MailPort, MailRefused } from '#providers/mail/port';

const TIMEOUT_MS = 15_000;

/** What the library tells of a failure. */
const failure = z.object({
  code: z.string().optional(),
  responseCode: z.number().optional(),
  syscall: z.string().optional(),
});
/** Of the address or the mail itself, and not of who sends it. */
const ABOUT_MAIL = new Set(['EENVELOPE', 'EMESSAGE']);
const TO_REACH_IT = new Set(['connect', 'getaddrinfo']);

/** Whether it surely did not go out: the server said no, or was never reached. Of a line that was cut nobody knows. */
function explained(error: unknown): unknown {
  const { data } = failure.safeParse(error);
  if (!(error instanceof Error) || !data) return error;
  const { code = '', responseCode, syscall = '' } = data;
  if (responseCode === undefined) return TO_REACH_IT.has(syscall) ? new MailRefused(error, false) : error;
  return new MailRefused(error, responseCode >= 500 && ABOUT_MAIL.has(code));
}

/** What the server said of one mail: it works. */
const isAboutMail = (why: unknown): boolean => why instanceof MailRefused && why.isFinal;

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
      const sending = transport.sendMail({
        from: { name: mail.fromName, address },
        to: { name: '', address: mail.to },
        envelope: { from: address, to: [mail.to] },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        messageId: mail.messageId,
        ...(mail.headers && { headers: { ...mail.headers } }),
      });
      try {
        await sending;
        noteProvider('mail', 'ok');
      } catch (error) {
        const why = explained(error);
        noteProvider('mail', isAboutMail(why) ? 'ok' : 'failed');
        throw why;
      }
    },
    close: () => transport.close(),
  };
}
