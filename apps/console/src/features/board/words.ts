import type { Agreement } from '@servery/contract/entities/checkout';
import { parseCents } from '@servery/domain/money';
import { methodText } from '@servery/domain/payments/methods';
import { withdrawalText } from '@servery/domain/payments/refund';
import type { FulfilmentCode } from '@servery/contract/entities/fulfilment';

export const words = {
  room: 'Kitchen board',
  loading: 'Loading orders',
  emptyTitle: 'No orders yet.',
  emptyNote: 'New ones appear here by themselves.',
  emptyColumn: 'Nothing here',
  failedTitle: 'The orders could not be loaded',
  retry: 'Try again',
  soundPrompt: 'Tap to turn sound on',
  mute: 'Turn sound off',
  unmute: 'Turn sound on',
  average: 'average',
  nextSlots: 'Next slots',
  full: 'Full',
  stations: 'Station',
  allStations: 'All',
  columns: 'Columns',
  menu: 'Menu',
  order: 'Order',
  more: 'Details of',
  waiting: 'waiting',
  undo: 'Undo',
  minutes: 'min',
  contact: 'Contact',
  address: 'Address',
  payment: 'Payment',
  placed: 'Placed',
  due: 'Due',
  items: 'Items',
  contactless: 'Contactless',
  agreed: 'Agreed to',
  done: 'done',
  print: 'Print docket',
  refund: 'Refund…',
  takePayment: 'Take payment',
  everyStation: 'all stations',
  printed: 'Printed',
  keep: 'Keep order',
  why: 'Why?',
  ownReason: 'In your own words',
  reasonMissing: 'Choose a reason or write one',
  network: 'Not connected. That did not go through, try again.',
} as const;

export const AGREED: Readonly<Record<Agreement, string>> = { age: 'Age limit', terms: 'Terms' };

const HANDED_OVER: Readonly<Partial<Record<string, string>>> = {
  table: 'Served',
  booking: 'Served',
  deliver: 'Handed over',
  custom: 'Handed over',
} satisfies Partial<Record<FulfilmentCode, string>>;

/** What closes a ready order, by how it reaches the customer. */
export const handOverText = (fulfilmentType: string): string => HANDED_OVER[fulfilmentType] ?? 'Collected';

const TYPE: Readonly<Record<string, string>> = {
  pickup: 'Pickup',
  deliver: 'Delivery',
  table: 'Eat here',
  booking: 'Booking',
  custom: 'Curbside',
  catering: 'Catering',
} satisfies Record<FulfilmentCode, string>;
const SOURCE: Readonly<Record<string, string>> = { web: 'web', app: 'app', kiosk: 'kiosk', pos: 'counter' };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const typeText = (fulfilmentType: string): string => TYPE[fulfilmentType] ?? capital(fulfilmentType);
export const sourceText = (source: string): string => capital(SOURCE[source] ?? source);

/** 'Pickup, web'; a table already says how, so it is only 'Kiosk'. */
export const cameBy = (order: { fulfilment_type: string; source: string }): string =>
  order.fulfilment_type === 'table'
    ? sourceText(order.source)
    : `${typeText(order.fulfilment_type)}, ${SOURCE[order.source] ?? order.source}`;

export const itemsText = (lines: readonly { quantity: number }[]): string => {
  const count = lines.reduce((sum, line) => sum + line.quantity, 0);
  return `${count} ${count === 1 ? 'item' : 'items'}`;
};
/** 'How hot? Hot', 'Pairs of chopsticks: 2'. */
export const toldText = ({ label, value }: { label: string; value: string }): string =>
  `${label}${label.endsWith('?') ? '' : ':'} ${value}`;
export const notConnected = (asOf: string): string => `Not connected. Showing orders as of ${asOf}`;

export const presetReasons = ['Sold out', 'Kitchen too busy', 'Customer asked', 'Closing'] as const;

/** A new order is rejected, one that was taken on is cancelled. */
export type Withdrawal = 'reject' | 'cancel';
const WITHDRAW: Readonly<Record<Withdrawal, { verb: string; done: string }>> = {
  reject: { verb: 'Reject order', done: 'rejected' },
  cancel: { verb: 'Cancel order', done: 'cancelled' },
};
export const withdrawText = (kind: Withdrawal): string => WITHDRAW[kind].verb;
export const withdrawnText = (kind: Withdrawal, number: string): string =>
  `Order ${number} ${WITHDRAW[kind].done}`;

/** 'Waiting for Grill and Fry'. */
export const waitsForText = (stations: readonly string[]): string =>
  stations.length === 0 ? 'Finishing' : `Waiting for ${stations.join(' and ')}`;

export const owesText = (order: { total: string }): string => `To pay $${order.total}`;

type Money = { paid: 0 | 1; total: string; refunded: string; payment_method: string };

/** What happens to the money of an order that is called off. */
export const moneyText = (order: Money): string =>
  withdrawalText({
    paid: order.paid === 1,
    method: order.payment_method,
    total: parseCents(order.total) ?? 0,
    refunded: parseCents(order.refunded) ?? 0,
  });

export function paymentText(order: Money): string {
  const method =
    order.payment_method === 'STORE' ? 'in store' : methodText(order.payment_method).toLowerCase();
  const refunded = order.refunded === '0.00' ? '' : `, $${order.refunded} refunded`;
  return order.paid === 1
    ? `$${order.total}, paid, ${method}${refunded}`
    : `$${order.total} to pay, ${method}`;
}
