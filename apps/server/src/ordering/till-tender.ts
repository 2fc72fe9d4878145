import type { Customer } from '@servery/contract/entities/customer';
import type { CallInput } from '@servery/contract/registry';
import { parseCents } from '@servery/domain/money';
import { type TenderKind, tenderPart, type TenderWish } from '@servery/domain/payments/tender';
import { isStaff } from '@servery/domain/people/roles';
import { memberOfWord } from '#ordering/balance-word';
import { type GiftProblem, payableByGift } from '#ordering/spend-gift';
import { memberProblem, takeTender, tenderFailure } from '#ordering/take-tender';
import type { Tx } from '#db/database';
import { fail, type Failure } from '@servery/domain/failure';
import type { OrderRecord } from '#stores/orders';

type Input = Pick<
  CallInput<'SubmitOrder'>,
  'tender_kind' | 'tender_amount' | 'tender_received' | 'balance_word' | 'tender_gift'
>;
type FirstTender = TenderWish & {
  kind: Exclude<TenderKind, 'eftpos'>;
  balanceWord: string;
  giftId: string;
};

/** Only staff take money with the order that they place. */
const takesTheMoney = (customer: Customer, method: string): boolean =>
  isStaff(customer.status) && method === 'STORE';

const centsOf = (said: string | undefined) => (said === undefined ? undefined : parseCents(said));

/** As the till says it: the whole amount in cash where it says nothing, and nothing yet where it says so. */
function firstTender(input: Input): FirstTender | undefined {
  const { tender_kind: kind = 'cash', tender_amount: amount, tender_received: received } = input;
  if (kind === 'none') return undefined;
  const { balance_word: balanceWord = '', tender_gift: giftId = '' } = input;
  return { kind, amount: centsOf(amount), received: centsOf(received), balanceWord, giftId };
}

type Sale = {
  customer: Customer;
  method: string;
  total: number;
  brandCode: string;
  sessionId: number;
  now: number;
};
type Problem =
  | 'tender_short'
  | 'tender_too_much'
  | 'no_member'
  | 'balance_short'
  | 'balance_unconfirmed'
  | 'gift_short'
  | 'gift_held'
  | GiftProblem;

/** What is wrong with what was handed over. */
export async function tenderProblem(
  tx: Tx,
  input: Input,
  { customer, method, total, brandCode, sessionId, now }: Sale,
): Promise<Failure<Problem> | undefined> {
  const tender = takesTheMoney(customer, method) ? firstTender(input) : undefined;
  if (!tender) return undefined;
  const taken = tenderPart(total, tender);
  if (!taken.ok) return tenderFailure(taken);
  const { balanceWord: word, giftId, amount } = tender;
  if (tender.kind === 'gift') {
    const payable = await payableByGift(tx, { brandCode, giftId, left: total, amount, now });
    return payable.ok ? undefined : payable;
  }
  if (tender.kind !== 'balance') return undefined;
  const memberId = await memberOfWord(tx, { word, sessionId, now });
  if (memberId === undefined) return fail('balance_unconfirmed');
  return memberProblem(tx, { memberId, brandCode, cents: taken.part.cents });
}

type Placed = Pick<OrderRecord, 'id' | 'submit_key' | 'payment_method' | 'session_id' | 'served_by'>;

/** What was handed over with the order and what went back, with the name of whoever took it. */
export async function keepTender(
  tx: Tx,
  { input, customer, now, brandCode }: { input: Input; customer: Customer; now: number; brandCode: string },
  order: Placed,
): Promise<void> {
  const tender = takesTheMoney(customer, order.payment_method) ? firstTender(input) : undefined;
  if (!tender) return;
  const taken = await takeTender(tx, {
    ...tender,
    orderId: order.id,
    key: `till:${order.submit_key}`,
    takenBy: order.served_by || customer.name,
    sessionId: order.session_id,
    brandCode,
    now,
  });
  if (!taken.ok) throw new Error(`an order was placed without its money: ${taken.code}`);
}
