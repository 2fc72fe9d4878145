import { randomUUID } from 'node:crypto';
import type { LoadedBrand } from '#brand/read-brand';
import { writeMail } from '#messages/mail-template';
import type { Mail } from '#providers/mail/port';

export type AccountMail = {
  subject: string;
  lead: string;
  /** What is read out or scanned at the counter. */
  code?: { large: string; scanned: string };
  /** What it is about, in figures. */
  rows?: readonly { label: string; amount: string; strong: boolean }[];
  link: { href: string; label: string };
  /** What holds if the reader did not ask for it, and how long the link works. */
  note: string;
};
type Envelope = { brand: LoadedBrand; to: string; host: string };

/** A mail about somebody's account: what it is about, one thing to do, and what if it was not them. */
export const accountMail = ({ brand, to, host }: Envelope, said: AccountMail): Mail =>
  writeMail({ brand, to, subject: said.subject, messageId: `<account.${randomUUID()}@${host}>` }, [
    { is: 'banner', large: brand.name },
    { is: 'lead', text: said.lead },
    ...(said.code ? [{ is: 'code' as const, ...said.code }] : []),
    ...(said.rows ? [{ is: 'rows' as const, rows: said.rows }] : []),
    { is: 'action', ...said.link },
    { is: 'small', lines: [said.note] },
  ]);
