import { formatCents, moneyText } from '@servery/domain/money';
import { refundLinkText } from '@servery/domain/payments/refund';
import type { VenueFacts } from '@servery/domain/venue/model';
import type { LoadedBrand } from '#brand/read-brand';
import { speakFor } from '#brand/speak';
import type { ReadTx } from '#db/database';
import { writeMail } from '#messages/mail-template';
import type { SendParts } from '#messages/message';
import { t } from '#messages/texts';
import type { Mail } from '#providers/mail/port';
import { type CaseRecord, findCase } from '#stores/cases';
import { venueFacts } from '#stores/venue/list-venues';

type Waiting = Pick<CaseRecord, 'id' | 'cents' | 'order_id' | 'claim_url' | 'contact_email'>;
type Around = { venue: Pick<VenueFacts, 'name' | 'phone'>; brand: LoadedBrand; host: string };

export function writeRefundLink(it: Waiting, { venue, brand, host }: Around): Mail {
  const amount = moneyText('$', formatCents(it.cents));
  const subject = t.waitingSubject({ amount, venue: venue.name });
  const messageId = `<refund-link.${it.id}@${host}>`;
  return writeMail({ brand, to: it.contact_email, subject, messageId }, [
    { is: 'headline', text: amount, size: 'amount' },
    { is: 'text', text: t.amountWaiting({ amount, venue: venue.name }) },
    { is: 'text', text: it.order_id === null ? t.paidWithoutOrder : '' },
    { is: 'text', text: refundLinkText() },
    { is: 'action', href: it.claim_url, label: t.claimYourRefund },
    { is: 'small', lines: [t.questions({ venue: venue.name, phone: venue.phone })] },
  ]);
}

/** The way to money that the provider cannot send by itself, and for which there is no order to tell of. */
export async function refundLinkMail(
  tx: ReadTx,
  caseId: string,
  parts: SendParts,
): Promise<Mail | undefined> {
  const it = await findCase(tx, caseId);
  const venue = it && (await venueFacts(tx, it.venue_id));
  const brand = venue && parts.brands.byCode(venue.brandCode);
  if (!it || !brand || it.contact_email === '') return undefined;
  const host = new URL(parts.publicUrl(brand.code)).hostname;
  return speakFor(brand, () => writeRefundLink(it, { venue, brand, host }));
}
