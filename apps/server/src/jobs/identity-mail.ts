import { randomUUID } from 'node:crypto';
import type { LoadedBrand } from '#brand/load';
import { escape, mailButton, mailColours, mailPage } from '#jobs/mail-parts';
import type { Mail } from '#providers/mail/port';

export type IdentityMail = {
  subject: string;
  lead: string;
  link: { href: string; label: string };
  /** What holds if the reader did not ask for it, and how long the link works. */
  note: string;
};
type Envelope = { brand: LoadedBrand; to: string; host: string };

/** A mail about somebody's account: what it is about, one thing to do, and what if it was not them. */
export function identityMail({ brand, to, host }: Envelope, said: IdentityMail): Mail {
  const { deep, 'deep-ink': ink } = mailColours(brand);
  return {
    to,
    fromName: brand.name,
    subject: said.subject,
    text: [said.lead, '', `${said.link.label}: ${said.link.href}`, '', said.note].join('\n'),
    html: mailPage(`<div style="background:${deep};color:${ink};border-radius:16px;padding:24px;text-align:center;font-size:24px;font-weight:700">${escape(brand.name)}</div>
<p style="font-size:18px">${escape(said.lead)}</p>
${mailButton(brand, said.link)}
<p style="color:#6a6153;font-size:14px">${escape(said.note)}</p>`),
    messageId: `<account.${randomUUID()}@${host}>`,
  };
}
