import { speakFor } from '#brand/speak';
import type { Log } from '#log';
import { accountMail } from '#messages/account-mail';
import { composeNotice } from '#messages/compose-notice';
import type { SendParts } from '#messages/message';
import { notice } from '#messages/notice';

type NotifyParts = Omit<SendParts, 'venues'> & { log: Log };

/** Tells somebody about their account; nobody is told anything where there is none. A second try sends a link of its own. */
export async function notify(job: unknown, parts: NotifyParts): Promise<void> {
  const wish = notice.parse(job);
  const message = await parts.db.write((tx) => composeNotice(tx, wish, parts));
  const brand = message && parts.brands.byCode(message.brandCode);
  if (!message || !brand) return;
  if (message.by === 'mail') {
    const host = new URL(parts.publicUrl(brand.code)).hostname;
    const to = typeof message.to === 'string' ? message.to : message.to(brand);
    const said = speakFor(brand, message.said);
    await parts.mail?.send(accountMail({ brand, to, host }, said));
  } else if (message.by === 'letter') await parts.mail?.send(message.mail(brand));
  else {
    const body = speakFor(brand, () => message.said(brand));
    if ((await parts.text?.send({ to: message.to, body })) === 'refused')
      parts.log.info({ template: wish.template }, 'a text cannot reach its number');
  }
}
