import type { Board, BoardOrder, ConsoleUser } from '@servery/contract/entities/board';
import { optionChange } from '@servery/contract/entities/board';
import type { OrderStatus } from '@servery/contract/entities/receipt';
import { localDateTime } from '@servery/domain/hours/times';
import { formatCents } from '@servery/domain/money';
import type { MoneyBack } from '@servery/domain/payments/refund';
import { leftToPay } from '@servery/domain/payments/tender';
import { allergyText, calledName, speaksOfAllergy } from '@servery/domain/orders/words';
import { z } from 'zod';
import type { OrderLineRecord, OrderRecord } from '#stores/orders';
import type { TeamMember, VenueOfPerson } from '#stores/team';
import { storedAgreements, storedDetails } from '#views/order-details';
import { t } from '#views/texts';

const seconds = (ms: number): number => Math.floor(ms / 1000);
const storedChanges = z.array(optionChange);

type Logos = { byCode(code: string): { pictures: { logo: string } } | undefined };

function logoUrl({ brandCode }: TeamMember, brands: Logos): string {
  const logo = brands.byCode(brandCode)?.pictures.logo;
  return logo === undefined ? '' : `/media/${brandCode}/${logo}`;
}

export const consoleUserView = (
  member: TeamMember,
  venues: readonly VenueOfPerson[],
  brands: Logos,
): ConsoleUser => ({
  id: member.personId,
  name: member.name,
  email: member.isScreen ? '' : member.email,
  role: member.role,
  screen: member.isScreen ? 1 : 0,
  till_pins: member.asksForPins ? 1 : 0,
  two_step_owed: member.owesSecondStep ? 1 : 0,
  permissions: [...member.can],
  merchant: {
    id: member.venueId,
    name: member.venueName,
    time_zone: member.timeZone,
    logo_url: logoUrl(member, brands),
  },
  venues: venues.map(({ id, name, organisation }) => ({ id, name, organisation })),
});

export const whoIs = (order: OrderRecord): string =>
  order.table_num === '' ? calledName(order.contact_name) : t.tableNumber({ number: order.table_num });

type DocketOrder = Omit<BoardOrder, 'goes_back' | 'by_hand'>;

export const boardOrderView = (docket: DocketOrder, { toMethods, byHand }: MoneyBack): BoardOrder => ({
  ...docket,
  goes_back: toMethods.map(({ method, cents }) => ({ method, amount: formatCents(cents) })),
  by_hand: formatCents(byHand),
});

/** What a docket can say of an order: all but where its money would go. */
export function docketOrderView(order: OrderRecord, lines: readonly OrderLineRecord[]): DocketOrder {
  const speaks = speaksOfAllergy(order.note);
  return {
    id: order.ref,
    number: order.number,
    nstatus: order.status as OrderStatus,
    fulfilment_type: order.fulfilment_type,
    who: whoIs(order),
    contact_name: order.contact_name,
    contact_mobile: order.contact_mobile,
    delivery_address: order.delivery_address,
    source: order.source,
    placed: seconds(order.placed_at),
    due: seconds(order.due_at),
    since: seconds(order.status_at),
    edited: seconds(order.edited_at),
    note: speaks ? '' : order.note,
    allergy: allergyText(order.allergy, order.note),
    details: storedDetails(order),
    contactless: order.contactless,
    agreed: storedAgreements(order),
    total: formatCents(order.total),
    paid: order.paid === 1 ? 1 : 0,
    left: formatCents(leftToPay(order)),
    refunded: formatCents(order.refunded),
    payment_method: order.payment_method,
    lines: lines.map((line) => ({
      id: line.id,
      quantity: line.quantity,
      name: line.name,
      changes: storedChanges.parse(JSON.parse(line.changes)),
      notes: line.notes,
      station: line.station,
      ready: line.ready_at > 0 ? 1 : 0,
    })),
  };
}

const QUARTER = 15 * 60_000;
const QUARTERS = 8;

export const comingSpan = (now: number) => {
  const from = Math.floor(now / QUARTER) * QUARTER;
  return { from, to: from + QUARTERS * QUARTER };
};

/** The next two hours in quarters: how many orders are due in each, of how many the kitchen wants. */
export function comingTimes(
  due: readonly number[],
  kitchen: { now: number; zone: string; perQuarter: number },
): Board['slots'] {
  const { from } = comingSpan(kitchen.now);
  return Array.from({ length: QUARTERS }, (_, index) => {
    const at = from + index * QUARTER;
    return {
      at: seconds(at),
      label: localDateTime(at, kitchen.zone).time,
      taken: due.filter((each) => each >= at && each < at + QUARTER).length,
      capacity: kitchen.perQuarter,
    };
  });
}
