import type { Agreement } from '@servery/contract/entities/checkout';
import { dollars } from '@servery/domain/money';
import { methodText } from '@servery/domain/payments/methods';
import { catalogue } from '@servery/domain/texts/catalogue';
import { t } from '#features/board/texts.ts';

export const words = catalogue('console-board-words', {
  room: 'Kitchen board',
  loading: 'Loading orders',
  emptyTitle: 'No orders yet.',
  emptyNote: 'New ones appear here by themselves.',
  emptyColumn: 'Nothing here',
  failedTitle: 'We couldn’t load the orders',
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
  edit: 'Edit order',
  changed: 'Changed',
  refund: 'Refund…',
  takePayment: 'Take payment',
  everyStation: 'all stations',
  printed: 'Printed',
  network: 'Not connected. That didn’t go through. Try again.',
});

export const AGREED: Readonly<Record<Agreement, string>> = catalogue('console-board-agreed', {
  age: 'Age limit',
  terms: 'Terms',
});

const HANDED_OVER: Readonly<Partial<Record<string, string>>> = catalogue('console-board-handed-over', {
  table: 'Served',
  booking: 'Served',
  deliver: 'Handed over',
  custom: 'Handed over',
});

/** What closes a ready order, by how it reaches the customer. */
export const handOverText = (fulfilmentType: string): string => HANDED_OVER[fulfilmentType] ?? t.collected;

const TYPE: Readonly<Record<string, string>> = catalogue('console-board-type', {
  pickup: 'Pickup',
  deliver: 'Delivery',
  table: 'Table',
  booking: 'Booking',
  custom: 'Kerbside',
  catering: 'Catering',
});
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
  return t.items({ count });
};
/** 'How hot? Hot', 'Pairs of chopsticks: 2'. */
export const detailText = ({ label, value }: { label: string; value: string }): string =>
  `${label}${label.endsWith('?') ? '' : ':'} ${value}`;
export const notConnected = (asOf: string): string => t.notConnected({ asOf });

/** 'Waiting for Grill and Fry'. */
export const waitsForText = (stations: readonly string[]): string =>
  stations.length === 0 ? t.finishing : t.waitingFor({ stations: stations.join(t.and) });

export const owesText = (order: { left: string }): string => t.toPay({ amount: dollars(order.left) });

type Money = { paid: 0 | 1; total: string; left: string; refunded: string; payment_method: string };
export function paymentText(order: Money): string {
  const method =
    order.payment_method === 'STORE' ? t.inStore : methodText(order.payment_method).toLowerCase();
  const refunded = order.refunded === '0.00' ? '' : t.partRefunded({ amount: dollars(order.refunded) });
  return order.paid === 1
    ? t.paid({ amount: dollars(order.total), method, refunded })
    : t.unpaid({ amount: dollars(order.left), method });
}
