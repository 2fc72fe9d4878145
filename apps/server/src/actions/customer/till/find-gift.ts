import { giftLastDay } from '@servery/domain/gifts/gift';
import { formatCents } from '@servery/domain/money';
import { sellingAt, tillOf } from '#actions/customer/till/staff-of-venue';
import { ownAction } from '#http/action';
import { answer } from '#http/answer';
import { enterGift } from '#ordering/spend-gift';
import { venueFacts } from '#stores/venue/list-venues';

/** A voucher that somebody holds out at the counter. */
export const tillFindGift = ownAction('TillGift.find', [], async (db, { code }, { caller }) => {
  const at = await db.read(async (tx) => {
    const till = await tillOf(tx, caller);
    return till.ok ? sellingAt(tx, till, caller) : till;
  });
  if (!at.ok) return at;
  const found = await enterGift(db, { brandCode: at.staff.brand_code, code, caller }, async (tx, gift) => {
    const zone = (await venueFacts(tx, gift.venue_id))?.timeZone ?? 'UTC';
    const { id, ending, balance, ends_at: end } = gift;
    return { id, ending, balance: formatCents(balance), ends: giftLastDay(end, zone) };
  });
  return found.ok ? answer(found.value) : found;
});
