import { fail, type Failure } from '@servery/domain/failure';
import { giftDay, giftLastDay, giftPart, type GiftState, giftState } from '@servery/domain/gifts/gift';
import { formatCents } from '@servery/domain/money';
import type { Caller } from '#callers/caller';
import type { Database, Tx } from '#db/database';
import { startTry } from '#safety/sign-in-guard';
import { heldOfGift } from '#stores/gift-holds';
import { giftByCode, giftOfAttempt, type GiftRecord, lockGiftOf, moveGift } from '#stores/gifts';
import type { OrderRecord } from '#stores/orders';
import { insertAttempt } from '#stores/payments';
import { venueFacts } from '#stores/venue/list-venues';

export const stateOfGift = (gift: GiftRecord, now: number): GiftState =>
  giftState(
    {
      stoppedAt: gift.stopped_at,
      returnedAt: gift.returned_at,
      endsAt: gift.ends_at,
      balance: gift.balance,
    },
    now,
  );

export type GiftProblem = 'gift_unknown' | 'gift_stopped' | 'gift_ended' | 'gift_spent';

/** Why nothing can be paid with it. */
async function giftProblem(
  tx: Tx,
  gift: GiftRecord | undefined,
  now: number,
): Promise<Failure<GiftProblem> | undefined> {
  if (!gift) return fail('gift_unknown');
  const state = stateOfGift(gift, now);
  if (state === 'active') return undefined;
  if (state === 'returned') return fail('gift_spent');
  if (state !== 'ended') return fail(`gift_${state}`);
  const zone = (await venueFacts(tx, gift.venue_id))?.timeZone ?? 'UTC';
  return fail('gift_ended', { date: giftDay(giftLastDay(gift.ends_at, zone)) });
}

/** What customers type is counted apart from what the till does, and each kiosk by itself: they may share an address. */
function countedAs(brandCode: string, { session }: Caller) {
  const account = `gift:${brandCode}`;
  if (session?.channel === 'counter') return { secret: 'gift', account } as const;
  const where = session?.channel === 'kiosk' ? `kiosk:${session.id}` : 'online';
  return { secret: 'gift_online', account: `${account}:${where}` } as const;
}

/** The voucher of a code that somebody typed. Tries are counted by address; at the till they are slowed down over all of them too. */
export async function enterGift<T>(
  db: Database,
  typed: { brandCode: string; code: string; caller: Caller },
  use: (tx: Tx, gift: GiftRecord) => Promise<T>,
): Promise<{ ok: true; value: T } | Failure<GiftProblem | 'locked_out'>> {
  const { brandCode, code, caller } = typed;
  const { address, now } = caller;
  const begun = await startTry(db, { ...countedAs(brandCode, caller), address, now });
  if (!begun.ok) return begun;
  const entered = await db.write(async (tx) => {
    const gift = await giftByCode(tx, brandCode, code);
    const problem = await giftProblem(tx, gift, now);
    if (problem || !gift) return { known: gift !== undefined, answer: problem ?? fail('gift_unknown') };
    return { known: true, answer: { ok: true as const, value: await use(tx, gift) } };
  });
  if (entered.known) await begun.succeeded();
  return entered.answer;
}

type Payable = { brandCode: string; giftId: string; left: number; amount?: number | undefined; now: number };

/** How much of what is left a voucher pays; it stays locked until the transaction ends, so that it stays so. */
export async function payableByGift(
  tx: Tx,
  { brandCode, giftId, left, amount, now }: Payable,
): Promise<
  { ok: true; gift: GiftRecord; cents: number } | Failure<GiftProblem | 'gift_short' | 'gift_held'>
> {
  const gift = await lockGiftOf(tx, brandCode, giftId);
  const problem = await giftProblem(tx, gift, now);
  if (problem || !gift) return problem ?? fail('gift_unknown');
  const held = await heldOfGift(tx, giftId);
  const cents = giftPart(left, gift.balance - held, amount);
  if (held > 0 && (cents ?? 0) <= 0) return fail('gift_held');
  if (cents === undefined) return fail('gift_short', { balance: formatCents(gift.balance), sign: '$' });
  return { ok: true, gift, cents };
}

type Spending = { giftId: string; cents: number; key: string; sessionId: number; now: number };

/** Both entries of the ledger, and a payment that a refund can find. Asked for with the voucher locked. */
export async function spendGift(
  tx: Tx,
  order: Pick<OrderRecord, 'id' | 'venue_id'>,
  { giftId, cents, key, sessionId, now }: Spending,
): Promise<string> {
  const attempt = await insertAttempt(
    tx,
    {
      venue_id: order.venue_id,
      account_id: null,
      submit_key: key,
      session_id: sessionId,
      cart_id: 0,
      customer_id: null,
      method: 'GIFT',
      amount: cents,
      card_type: '',
      submission: '',
      cart_print: '',
      contact_email: '',
      purpose: 'tender',
    },
    { state: 'captured', orderId: order.id, now },
  );
  const transfer = { giftId, venueId: order.venue_id, cents, orderId: order.id, attemptId: attempt.id, now };
  await moveGift(tx, { ...transfer, transfer: attempt.id }, { from: 'gift', to: 'orders' });
  return attempt.id;
}

/** What a voucher paid of an order goes back to it, whatever became of it since. */
export async function giveBackToGift(
  tx: Tx,
  of: { attemptId: string; venueId: number; orderId: number; cents: number; refundId: string; now: number },
): Promise<void> {
  const { refundId: transfer, ...back } = of;
  const giftId = await giftOfAttempt(tx, of.attemptId);
  if (giftId === undefined) throw new Error('a payment by gift voucher has no voucher');
  await moveGift(tx, { ...back, giftId, transfer }, { from: 'orders', to: 'gift' });
}
