import type { Brands } from '#brand/load';
import { speakFor } from '#brand/speak';
import type { Database } from '#db/database';
import type { Log } from '#log';
import { identityMail } from '#jobs/identity-mail';
import { composeNotice } from '#jobs/identity-messages';
import { notice } from '#jobs/notice';
import type { MailPort } from '#providers/mail/port';
import type { TextPort } from '#providers/text/port';

type TellParts = {
  db: Database;
  brands: Brands;
  mail: MailPort | undefined;
  text: TextPort | undefined;
  publicUrl(brandCode: string): string;
  clock(): number;
  log: Log;
};

/** Tells somebody about their account; nobody is told anything where there is none. A second try sends a link of its own. */
export async function tell(job: unknown, parts: TellParts): Promise<void> {
  const wish = notice.parse(job);
  const message = await parts.db.write((tx) => composeNotice(tx, wish, parts));
  const brand = message && parts.brands.byCode(message.brandCode);
  if (!message || !brand) return;
  if (message.by === 'mail') {
    const host = new URL(parts.publicUrl(brand.code)).hostname;
    const to = typeof message.to === 'string' ? message.to : message.to(brand);
    const said = speakFor(brand, message.said);
    await parts.mail?.send(identityMail({ brand, to, host }, said));
  } else {
    const body = speakFor(brand, () => message.said(brand));
    if ((await parts.text?.send({ to: message.to, body })) === 'refused')
      parts.log.info({ template: wish.template }, 'a text cannot reach its number');
  }
}
