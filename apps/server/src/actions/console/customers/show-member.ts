import type { Member } from '@servery/contract/calls/console/customers';
import { fail } from '@servery/domain/failure';
import { formatCents } from '@servery/domain/money';
import { cancelledStatuses } from '@servery/domain/orders/status';
import type { Caller } from '#callers/caller';
import { teamMember } from '#callers/team-member';
import type { ReadTx } from '#db/database';
import { answer } from '#http/answer';
import { notesOf } from '#stores/customer-notes';
import { feedbackBy } from '#stores/feedback';
import { balancesOf } from '#stores/ledger';
import { findMember, type MemberRecord, membersOf, spentBy } from '#stores/members';
import { balanceUpTo, movementsOf } from '#stores/movements';
import { lastOrdersAt } from '#stores/order-history';
import type { CustomerRecord } from '#stores/people';
import { pointEntries } from '#stores/rewards';
import { feedbackView } from '#views/feedback';
import { orderRowView } from '#views/console-order';
import { movementViews } from '#views/movement';

const MOVEMENTS = 20;
const ORDERS = 5;
const POINTS = 10;
const seconds = (ms: number): number => Math.floor(ms / 1000);

export const memberRowView = (it: MemberRecord) => ({
  id: it.id,
  name: it.name,
  email: it.email,
  mobile: it.mobile,
  orders: it.orders,
  last: seconds(it.last),
  balance: formatCents(it.balance),
  points: it.points,
});

async function movements(tx: ReadTx, customerId: number, { zone, now }: { zone: string; now: number }) {
  const found = await movementsOf(tx, customerId, { before: undefined, most: MOVEMENTS + 1 });
  const shown = found.slice(0, MOVEMENTS);
  const balance = await balanceUpTo(tx, customerId, shown[0]?.id ?? 0);
  return {
    movements: movementViews(shown, { balance, zone, now }).map(
      ({ created_day: _day, order_id: _order, ...rest }) => rest,
    ),
    more_movements: found.length > MOVEMENTS ? (1 as const) : (0 as const),
  };
}

const cardText = ({ card_type: type, card_ending: ending }: CustomerRecord): string =>
  ending === '' ? '' : `${type} ${ending}`;

async function viewOf(tx: ReadTx, customer: CustomerRecord, caller: Caller): Promise<Member | undefined> {
  const { venueId, brandCode, timeZone: zone } = teamMember(caller);
  const { now } = caller;
  const [row] = await membersOf(tx, { brandCode, venueId }, [customer.id]);
  if (!row) return undefined;
  const { held } = await balancesOf(tx, customer.id, now);
  const of = { customerId: customer.id, venueId };
  const notes = await notesOf(tx, { brandCode, customerId: customer.id });
  return {
    ...memberRowView(row),
    since: seconds(customer.created_at),
    allergy: customer.allergy,
    held: formatCents(held),
    spent: formatCents(await spentBy(tx, { ...of, cancelled: cancelledStatuses })),
    card: cardText(customer),
    auto_topup: formatCents(customer.auto_topup),
    recent: (await lastOrdersAt(tx, of, ORDERS)).map(orderRowView),
    ...(await movements(tx, customer.id, { zone, now })),
    point_entries: (await pointEntries(tx, of, POINTS)).map((entry) => ({
      id: entry.id,
      created: seconds(entry.created_at),
      points: entry.points,
      order_number: entry.number ?? '',
      reason: entry.note,
    })),
    feedback: (await feedbackBy(tx, { brandCode, venueId }, customer.id)).map(feedbackView),
    notes: notes.map(({ id, who, created_at: at, text }) => ({ id, who, at: seconds(at), text })),
  };
}

/** The member of the caller's brand, or nobody. */
export const memberOfCaller = (
  tx: ReadTx,
  customerId: number,
  caller: Caller,
): Promise<CustomerRecord | undefined> => findMember(tx, teamMember(caller), customerId);

/** The page of a member, as it is now. */
export async function answerMember(tx: ReadTx, customerId: number, caller: Caller) {
  const customer = await memberOfCaller(tx, customerId, caller);
  const view = customer && (await viewOf(tx, customer, caller));
  return view ? answer(view) : fail('no_customer');
}
