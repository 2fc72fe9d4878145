import { shownGiftCode } from '@servery/domain/gifts/code';
import { giftDay, giftLastDay } from '@servery/domain/gifts/gift';
import { formatCents, moneyText } from '@servery/domain/money';
import type { Tx } from '#db/database';
import type { Message, MessageParts } from '#messages/message';
import { columnPurpose } from '#safety/seal';
import { giftById } from '#stores/gifts';
import { venueFacts } from '#stores/venue/list-venues';
import { t } from '#messages/texts';

/** A gift voucher with its code, to whom it is for. */
export async function giftMail(tx: Tx, id: string, parts: MessageParts): Promise<Message | undefined> {
  const gift = await giftById(tx, id);
  const venue = gift && (await venueFacts(tx, gift.venue_id));
  const code = gift && parts.payments.sealer.open(gift.code, columnPurpose('gift_voucher', id, 'code'));
  if (!gift || !venue || code === undefined || gift.email === '') return undefined;
  const amount = moneyText('$', formatCents(gift.balance));
  const { buyer, message } = gift;
  return {
    by: 'mail',
    brandCode: gift.brand_code,
    to: gift.email,
    said: () => ({
      subject: buyer === '' ? t.giftSubject({ amount }) : t.giftSubjectFrom({ amount, buyer }),
      lead: message === '' ? t.giftLead({ amount }) : message,
      code: { large: shownGiftCode(code), scanned: code },
      rows: [
        { label: t.giftLeft, amount, strong: true },
        { label: t.giftUntil, amount: giftDay(giftLastDay(gift.ends_at, venue.timeZone)), strong: false },
        ...(buyer === '' ? [] : [{ label: t.giftFrom, amount: buyer, strong: false }]),
      ],
      link: { href: parts.publicUrl(gift.brand_code), label: t.giftLink },
      note: t.giftNote,
    }),
  };
}
