import { randomBytes } from 'node:crypto';
import type { CallInput } from '@servery/contract/registry';
import { fail } from '@servery/domain/failure';
import { giftEnding } from '@servery/domain/gifts/code';
import { canBeGift, canLast, giftEnd, LEAST_YEARS } from '@servery/domain/gifts/gift';
import { formatCents, parseCents } from '@servery/domain/money';
import { mailGift } from '#actions/console/gifts/change';
import { answerGift } from '#actions/console/gifts/show';
import type { Caller } from '#callers/caller';
import { note } from '#callers/note';
import { teamMember } from '#callers/team-member';
import type { Tx } from '#db/database';
import { writeAction } from '#http/action';
import { columnPurpose, type Sealer } from '#safety/seal';
import { findGift, giftByKey, giftHash, hasGifts, insertGift, moveGift, newGiftCode } from '#stores/gifts';
import { touchMenusOf } from '#stores/switches';
import { lockVenue, readFacts } from '#stores/venue-file/facts';

type Sale = { input: CallInput<'ConsoleGifts.sell'>; cents: number; years: number };

/** The voucher with its code sealed, and both entries of its ledger. */
async function makeGift(tx: Tx, sale: Sale, { caller, sealer }: { caller: Caller; sealer: Sealer }) {
  const { venueId, brandCode, personId } = teamMember(caller);
  const { input, cents, years } = sale;
  const { now } = caller;
  const zone = (await readFacts(tx, venueId)).time_zone;
  // From now on customers are asked for one.
  if (!(await hasGifts(tx, brandCode))) await touchMenusOf(tx, brandCode);
  const [id, code] = [randomBytes(16).toString('hex'), newGiftCode()];
  await insertGift(tx, {
    id,
    brand_code: brandCode,
    venue_id: venueId,
    code_hash: giftHash(brandCode, code),
    code: sealer.seal(code, columnPurpose('gift_voucher', id, 'code')),
    ending: giftEnding(code),
    cents,
    paid_with: input.paid_with,
    buyer: input.buyer?.trim() ?? '',
    recipient: input.recipient?.trim() ?? '',
    email: input.email ?? '',
    message: input.message?.trim() ?? '',
    sold_by: personId,
    submit_key: input.submit_key,
    sold_at: now,
    ends_at: giftEnd(now, years, zone),
  });
  const from = input.paid_with === 'given' ? 'given' : 'sold';
  await moveGift(tx, { giftId: id, venueId, cents, transfer: `sold:${id}`, now }, { from, to: 'gift' });
  return { id, ending: giftEnding(code) };
}

export const consoleSellGift = writeAction(
  'ConsoleGifts.sell',
  ['payments'],
  async (tx, input, { caller, payments: { sealer } }) => {
    const { venueId, brandCode } = teamMember(caller);
    const [cents, years] = [parseCents(input.amount) ?? 0, input.years ?? LEAST_YEARS];
    if (!canBeGift(cents)) return fail('gift_amount', { field: 'amount' });
    if (!canLast(years)) return fail('gift_years', { field: 'years' });
    await lockVenue(tx, venueId);
    const before = await giftByKey(tx, venueId, input.submit_key);
    if (before) {
      caller.noted = true;
      return answerGift(tx, before.id, caller);
    }
    const { id, ending } = await makeGift(tx, { input, cents, years }, { caller, sealer });
    const gift = await findGift(tx, brandCode, id);
    const problem = gift && gift.email !== '' ? await mailGift(tx, gift, caller) : undefined;
    if (problem) return problem;
    const details = { amount: formatCents(cents), paid_with: input.paid_with };
    await note(tx, caller, { action: 'gift.sold', subject: ending, details });
    return answerGift(tx, id, caller);
  },
);
