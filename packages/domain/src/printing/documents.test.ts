import type { BoardOrder } from '@servery/contract/entities/board';
import type { Receipt } from '@servery/contract/entities/receipt';
import { expect, test } from 'vitest';
import { USUAL_PAPER } from '#printing/usual-paper';
import { instantOf } from '#hours/times';
import { withCopyMark } from '#printing/copy-mark';
import { customerReceipt } from '#printing/customer-receipt';
import { kitchenDocket } from '#printing/kitchen-docket';
import { layOut, plainText } from '#printing/layout';

const ZONE = 'Australia/Perth';
const at = (time: string, date = '2026-11-17') => instantOf({ date, time }, ZONE);
const line = (name: string, station: string, more: Partial<BoardOrder['lines'][number]> = {}) => ({
  id: 1,
  quantity: 1,
  name,
  changes: [],
  notes: '',
  station,
  ready: 0 as const,
  ...more,
});
const order: Omit<BoardOrder, 'goes_back' | 'by_hand'> = {
  id: 'o1',
  number: '87',
  nstatus: 1,
  fulfilment_type: 'pickup',
  who: 'Mia K.',
  contact_name: 'Mia Kowalski',
  contact_mobile: '',
  delivery_address: '',
  source: 'web',
  placed: at('12:08') / 1000,
  due: at('12:30') / 1000,
  since: 0,
  edited: 0,
  note: '',
  allergy: 'Allergy: peanut',
  details: [],
  contactless: '',
  agreed: [],
  total: '49.90',
  paid: 1,
  left: '0.00',
  refunded: '0.00',
  payment_method: 'CC',
  lines: [
    line('Banksia Beef Burger', 'Grill', {
      changes: [
        { kind: 'changed', text: 'Gluten free bun' },
        { kind: 'no', text: 'Pickles' },
      ],
    }),
    line('Rosemary Chips', 'Grill'),
    line('Coconut Chickpea Curry', 'Bowls'),
  ],
};
const docket = (more: Partial<BoardOrder> = {}, station = 'Grill') =>
  kitchenDocket({
    paper: USUAL_PAPER,
    order: { ...order, ...more },
    station,
    verb: 'Pickup',
    zone: ZONE,
    printedAt: at('12:11'),
  });

test('a station gets what it makes, what the others make, and the allergy on top', () => {
  expect(plainText(docket(), 48).split('\n')).toEqual([
    'GRILL             1 of 2',
    ' PICKUP             Web',
    '87',
    'Due             12:30 pm',
    '                                          Mia K.',
    ' ALLERGY: PEANUT',
    '------------------------------------------------',
    '1   Banksia Beef Burger',
    '    Gluten free bun',
    '     NO pickles',
    '1   Rosemary Chips',
    '------------------------------------------------',
    'Bowls: 1 Coconut Chickpea Curry',
    '------------------------------------------------',
    '2 of 3 items                    Printed 12:11 pm',
  ]);
});

test('what is left out is inverted, so that it is seen without colour', () => {
  const inverted = layOut(docket(), 32).flatMap((row) =>
    row.is === 'text' && row.invert ? [row.text.trim()] : [],
  );
  expect(inverted).toEqual(['PICKUP     Web', 'ALLERGY:', 'PEANUT', 'NO pickles']);
});

test('a docket of the whole order has every line, what is asked, and what is still to be paid', () => {
  const whole = plainText(
    docket(
      {
        paid: 0,
        left: '29.90',
        note: 'Extra napkins',
        allergy: '',
        contactless: 'Boot drop',
        details: [{ label: 'How hot?', value: 'Hot' }],
      },
      '',
    ),
    48,
  );
  for (const part of [
    '1   Coconut Chickpea\n    Curry',
    'How hot? Hot',
    'Contactless: Boot drop',
    '"Extra napkins"',
    'NOT PAID: $29.90',
    '3 items',
  ])
    expect(whole).toContain(part);
  expect(whole).not.toContain('GRILL');
});

test('one for another day says which', () => {
  expect(plainText(docket({ due: at('12:30', '2026-11-19') / 1000 }), 48)).toContain('Thu 19 Nov 2026');
});

test('what is printed again says COPY, and what may be on paper already says so', () => {
  const first = (copy: number, mayBePrinted = false) =>
    plainText(withCopyMark(docket(), { copy, mayBePrinted }), 48).split('\n')[0]?.trim();
  expect([first(0), first(0, true), first(1), first(2)]).toEqual([
    'GRILL             1 of 2',
    'MAY BE A COPY',
    'COPY',
    'COPY 2',
  ]);
});

const receipt = {
  store_name: 'Banksia Kitchen',
  store_address1: '12 Market Street',
  store_suburb: 'Fremantle',
  store_phone: '(08) 5550 0142',
  abn: '51 824 753 556',
  pos_order_id: '87',
  invoice_date: '2026-11-17',
  created_date: '2026-11-17 12:08',
  requested_for_time: '12:30 pm',
  table_num: '',
  contact_name: 'Mia',
  served_by: 'Jess',
  fulfilment_type: 'pickup',
  sub_total: '27.80',
  rewards_used: '0.00',
  store_discount: '0.00',
  coupon_value: '2.78',
  coupon_code: 'SPRING10',
  delivery_fee: '0.00',
  convenience_fee: '0.00',
  store_surcharge: '0.00',
  total: '25.02',
  rounding: '-0.02',
  refunded: '0.00',
  gst_included: '1.64',
  tax_invoice: 1,
  payment_method: 'Card',
  payment_terms: 'Paid',
  rewards_awarded: 25,
  currency_sign: '$',
} as Receipt;
const bought = (name: string, price: string, tax: 'taxable' | 'gst_free') => ({
  id: 1,
  name,
  short_desc: '',
  quantity: 1,
  price,
  discount: '0.00',
  tax,
  notes: '',
});

test('a receipt is a tax invoice with time, phone, marks, sums and a code to follow the order', () => {
  const lines = [
    bought('Banksia Beef Burger', '20.00', 'taxable'),
    bought('Fresh Orange Juice', '7.80', 'gst_free'),
  ];
  const paper = customerReceipt({
    paper: USUAL_PAPER,
    order: receipt,
    lines,
    verb: 'Pickup',
    link: 'https://banksia.example/o/1',
  });
  expect(plainText(paper, 42).split('\n')).toEqual([
    '   Banksia Kitchen',
    '       12 Market Street, Fremantle',
    '              (08) 5550 0142',
    '            ABN 51 824 753 556',
    '-'.repeat(42),
    'Tax invoice        87',
    'Tue 17 Nov 2026                   12:08 pm',
    'Pickup 12:30 pm, Mia',
    'Served by Jess',
    '-'.repeat(42),
    '1   Banksia Beef Burger             $20.00',
    '1   Fresh Orange Juice *             $7.80',
    '-'.repeat(42),
    'Products total                      $27.80',
    'Other discount (SPRING10)           -$2.78',
    'Order total    $25.02',
    'Rounding                            -$0.02',
    'GST included                         $1.64',
    '* No GST on this item',
    '-'.repeat(42),
    'Card                                  Paid',
    'Points                                 +25',
    '-'.repeat(42),
    'https://banksia.example/o/1',
    '    Follow your order, or order again.',
  ]);
  expect(paper[0]).toEqual({ is: 'logo' });
});

test('a venue that is not registered prints an invoice without GST', () => {
  const lines = [bought('Cold Drip', '6.50', 'gst_free')];
  const text = plainText(
    customerReceipt({
      paper: USUAL_PAPER,
      order: { ...receipt, tax_invoice: 0 },
      lines,
      verb: 'Pickup',
      link: '',
    }),
    32,
  );
  expect(text).toMatch(/^Invoice +87$/m);
  expect(text).toContain('No GST has been charged.');
  expect(text).not.toContain('GST included');
});
