import { expect, test } from 'vitest';
import { changesOf, changesText, concerns } from '#order-edit/changes';
import { canEdit, canGrow, NO_EDIT, type OrderEdit } from '#order-edit/edit';
import { editOrder } from '#order-edit/edit-order';
import type { PlacedOrder } from '#order-edit/placed';
import { changedDocket } from '#printing/changed-docket';
import { USUAL_PAPER } from '#printing/usual-paper';
import { samplePlaced } from '#testing/sample-placed';
import {
  NOON,
  sampleFulfilment,
  samplePoint,
  sampleProduct,
  sampleVenue,
  sampleZone,
  ZONE,
} from '#testing/sample-venue';

const venue = sampleVenue({
  products: [
    sampleProduct({ id: 1, name: 'Pizza', basePrice: 1500, maxQty: 6 }),
    sampleProduct({ id: 2, name: 'Cola', basePrice: 450, station: 'Bar' }),
    sampleProduct({ id: 3, name: 'Soup', soldOut: { text: 'Sold out', until: 0 } }),
  ],
  fulfilment: [
    sampleFulfilment(),
    sampleFulfilment({ id: 6, code: 'deliver', addressRequired: true, timeType: 'slots' }),
    sampleFulfilment({ id: 7, code: 'table', tableNumRequired: true, tableNums: '1-9' }),
  ],
  zones: [sampleZone({ postcode: '6160', fee: 500 }), sampleZone({ id: 9, postcode: '6000', fee: 900 })],
  points: [samplePoint()],
});
const at = { venue, now: NOON };
const edited = (edit: Partial<OrderEdit>, placed: Partial<PlacedOrder> = {}) =>
  editOrder(samplePlaced(placed), { ...NO_EDIT, ...edit }, at);
const codes = (edit: Partial<OrderEdit>, placed: Partial<PlacedOrder> = {}) =>
  edited(edit, placed).problems.map(({ code }) => code);
const cola = { productId: 2, quantity: 1, options: [], notes: '' };

test('a line that stays keeps its price, more of it too; what is added costs today’s', () => {
  const { price, kept, added } = edited({ lines: [{ id: 1, quantity: 3 }], added: [cola] });
  expect(price.totals.total).toBe(3 * 1000 + 450);
  expect(kept.map(({ quantity, line }) => [quantity, line.unitPrice])).toEqual([[3, 1000]]);
  expect(added.map(({ unitPrice }) => unitPrice)).toEqual([450]);
});

test.each<[string, Partial<OrderEdit>, Partial<PlacedOrder>, string[]]>([
  ['is complete', { note: 'x' }, { status: 5 }, ['edit_over']],
  ['is ready, and gets more', { added: [cola] }, { status: 4 }, ['edit_ready']],
  ['is ready, and gets another time', { when: { at: NOON + 7_200_000 } }, { status: 4 }, ['edit_ready']],
  ['is ready, and loses something', { lines: [{ id: 1, quantity: 1 }] }, { status: 4 }, []],
  ['would have nothing left', { lines: [{ id: 1, quantity: 0 }] }, {}, ['edit_empty']],
  ['does not have that line', { lines: [{ id: 5, quantity: 1 }] }, {}, ['no_line']],
  ['gets more than may be ordered', { lines: [{ id: 1, quantity: 7 }] }, {}, ['bad_quantity']],
  ['gets what is sold out', { added: [{ ...cola, productId: 3 }] }, {}, ['product_unavailable']],
  ['was refunded more than that', { lines: [{ id: 1, quantity: 1 }] }, { refunded: 1001 }, ['edit_refunded']],
  ['is wanted before it can be', { when: { at: NOON + 60_000 } }, {}, ['time_unavailable']],
  ['goes to no address', { address: '1 Hay St, Perth WA 6000' }, {}, ['not_a_delivery']],
])('an order that %s', (_what, edit, placed, expected) => {
  expect(codes(edit, placed)).toEqual(expected);
});

test('another address has the fee of its zone, and the same postcode the fee that it had', () => {
  const delivery = {
    fulfilmentType: 'deliver',
    address: '1 High St, Fremantle WA 6160',
    buckets: ['slot:31:2026-11-18'],
    price: { ...samplePlaced().price, deliveryFee: 400, total: 2400 },
  };
  const total = (address: string) => edited({ address }, delivery).price.totals.total;
  expect(total('9 High St, Fremantle WA 6160')).toBe(2400);
  expect(total('1 Hay St, Perth WA 6000')).toBe(2900);
  expect(codes({ address: '1 Far St, Broome WA 6725' }, delivery)).toEqual(['postcode_unavailable']);
  expect(codes({ address: ' ' }, delivery)).toEqual(['address_required']);
});

test('a table is one that there is', () => {
  const table = { fulfilmentType: 'table', tableNum: '4' };
  expect(codes({ tableNum: '9' }, table)).toEqual([]);
  expect(codes({ tableNum: '10' }, table)).toEqual(['table_unknown']);
  expect(codes({ tableNum: '' }, table)).toEqual(['table_required']);
});

test('orders can be edited until they are handed over or called off, and grow until they are ready', () => {
  expect(([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const).filter(canEdit)).toEqual([1, 2, 3, 4, 6]);
  expect(([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const).filter(canGrow)).toEqual([1, 2, 3, 6]);
});

test('what changed is said in the words of a docket, and each station hears its own', () => {
  const placed = samplePlaced({ note: 'No onion' });
  const when = { at: NOON + 7_200_000 };
  const edit = { lines: [{ id: 1, quantity: 1 }], added: [cola], when, note: '' };
  const changes = changesOf(placed, editOrder(placed, edit, at));
  expect(changesText(changes, ZONE)).toBe('−1 Pizza (Large), +1 Cola, Now due at 2 pm, was 1 pm, New note');
  const heard = (station: string) =>
    changes.filter((change) => concerns(change, station)).map(({ is }) => is);
  expect(heard('Bar')).toEqual(['line', 'time', 'note']);
  expect(heard('')).toEqual(['line', 'line', 'time', 'note']);
});

test('a docket that is on paper is followed by what changed, and by all of it as it is', () => {
  const order = {
    number: '87',
    who: 'Mia K.',
    source: 'web',
    due: NOON / 1000,
    note: '',
    allergy: '',
    details: [],
    contactless: '',
    paid: 1 as const,
    left: '0.00',
    lines: [
      { id: 1, quantity: 1, name: 'Pizza', changes: [], notes: '', station: 'Oven', ready: 0 as const },
    ],
  };
  const changes = changesOf(samplePlaced(), edited({ lines: [{ id: 1, quantity: 1 }], added: [cola] }));
  const docket = {
    order,
    paper: USUAL_PAPER,
    verb: 'Pick up',
    zone: ZONE,
    printedAt: NOON,
    changes,
    by: 'Alex',
  };
  expect(changedDocket({ ...docket, station: 'Oven' }).slice(0, 5)).toEqual([
    { is: 'banner', left: 'CHANGED', center: true },
    { is: 'banner', left: '-1 Pizza' },
    { is: 'note', text: 'Large' },
    { is: 'text', text: 'Changed by Alex' },
    { is: 'rule' },
  ]);
  const bar = changedDocket({ ...docket, station: 'Bar' });
  expect(bar[1]).toEqual({ is: 'item', quantity: '+1', name: 'Cola', size: 2, strong: true });
});
