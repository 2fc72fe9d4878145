import { formatCents, moneyText } from '@servery/domain/money';
import { claimText } from '@servery/domain/payments/refund';
import type { LoadedBrand } from '#brand/load';
import { speakFor } from '#brand/speak';
import type { ReadTx } from '#db/database';
import { escape, mailButton, mailPage } from '#jobs/mail-parts';
import type { DeliverParts } from '#jobs/deliver';
import type { Mail } from '#providers/mail/port';
import { type CaseRecord, findCase } from '#stores/cases';
import type { VenueFacts } from '@servery/domain/venue/model';
import { venueFacts } from '#stores/venue/list-venues';
import { t } from '#jobs/texts';

/** The way to money that the provider cannot send by itself, and for which there is no order to tell of. */
export async function claimMail(tx: ReadTx, caseId: string, parts: DeliverParts): Promise<Mail | undefined> {
  const it = await findCase(tx, caseId);
  const venue = it && (await venueFacts(tx, it.merchant_id));
  const brand = venue && parts.brands.byCode(venue.brandCode);
  if (!it || !brand || it.contact_email === '') return undefined;
  return speakFor(brand, () =>
    mailOf(it, { venue, brand, host: new URL(parts.publicUrl(brand.code)).hostname }),
  );
}

function mailOf(
  it: CaseRecord,
  { venue, brand, host }: { venue: VenueFacts; brand: LoadedBrand; host: string },
): Mail {
  const amount = moneyText('$', formatCents(it.cents));
  const why = it.order_id === null ? [t.paidWithoutOrder] : [];
  const said = [t.amountWaiting({ amount, venue: venue.name }), ...why, claimText()];
  const action = { href: it.claim_url, label: t.claimRefund };
  const call = t.questions({ venue: venue.name, phone: venue.phone });
  return {
    to: it.contact_email,
    fromName: brand.name,
    subject: t.waitingSubject({ amount, venue: venue.name }),
    text: [...said, '', `${action.label}: ${action.href}`, '', call].join('\n'),
    html: mailPage(`<p style="font-size:32px;font-weight:700;margin:0">${escape(amount)}</p>
${said.map((text) => `<p>${escape(text)}</p>`).join('\n')}
${mailButton(brand, action)}
<p style="color:#6a6153;font-size:14px">${escape(call)}</p>`),
    messageId: `<money-claim.${it.id}@${host}>`,
  };
}
