import { expect, test } from 'vitest';
import { eftposReceipt, settlementSlip, type SettlementSlip } from '#printing/slips';

const seller = { name: 'Banksia Kitchen', address: '12 Market Street, Fremantle WA 6160' };
const HEAD = [
  { is: 'text', text: 'Banksia Kitchen', strong: true, center: true },
  { is: 'text', text: '12 Market Street, Fremantle WA 6160', center: true },
  { is: 'rule' },
];

const day: SettlementSlip = {
  seller,
  day: 'Fri 14 Nov 2026',
  closedAt: '9:22 pm',
  closedBy: 'Nadia K.',
  taken: [
    { label: 'Eftpos', count: 127, cents: 367_875 },
    { label: 'PayPal', count: 7, cents: 24_690 },
  ],
  refunds: { label: 'given back', count: 4, cents: 5820 },
  gst: 58_830,
  surcharge: 4318,
  orders: 214,
  pinpad: { batch: '000318', pinpad: 364_685, till: 364_685 },
  cash: { float: 20_000, expected: 48_740, counted: 48_700 },
};

test('a day is on paper with every figure, what matters large and strong', () => {
  expect(settlementSlip(day)).toEqual([
    ...HEAD,
    { is: 'text', text: 'End of day', size: 2, strong: true },
    { is: 'text', text: 'Fri 14 Nov 2026' },
    { is: 'text', text: 'Closed 9:22 pm, Nadia K.' },
    { is: 'rule' },
    { is: 'cells', name: 'Taken', count: 'No.', amount: 'AUD', strong: true },
    { is: 'cells', name: 'Eftpos', count: '127', amount: '3,678.75' },
    { is: 'cells', name: 'PayPal', count: '7', amount: '246.90' },
    { is: 'cells', name: 'Total', count: '134', amount: '3,925.65', strong: true },
    { is: 'cells', name: 'Refunds', count: '4', amount: '−58.20' },
    { is: 'row', left: 'Net', right: '$3,867.45', size: 2, strong: true },
    { is: 'row', left: 'GST included', right: '$588.30' },
    { is: 'row', left: 'Surcharge in it', right: '$43.18' },
    { is: 'row', left: 'Orders', right: '214' },
    { is: 'rule' },
    { is: 'row', left: 'PINPAD', right: 'Batch 000318', strong: true },
    { is: 'row', left: 'Pinpad says', right: '$3,646.85' },
    { is: 'row', left: 'Till says', right: '$3,646.85' },
    { is: 'banner', left: 'MATCHES', center: true },
    { is: 'rule' },
    { is: 'text', text: 'CASH', strong: true },
    { is: 'row', left: 'Float', right: '$200.00' },
    { is: 'row', left: 'Expected', right: '$487.40' },
    { is: 'row', left: 'Counted', right: '$487.00' },
    { is: 'row', left: 'Difference', right: '−$0.40', size: 2, strong: true },
    { is: 'gap' },
    { is: 'gap' },
    { is: 'rule' },
    { is: 'text', text: 'Signed' },
  ]);
});

test('a pinpad that says something else is as loud as one that agrees', () => {
  const differs = settlementSlip({ ...day, pinpad: { batch: '1', pinpad: 100, till: 90 } });
  expect(differs).toContainEqual({ is: 'banner', left: 'DIFFERS BY $0.10', center: true });
  const words = JSON.stringify(settlementSlip({ ...day, pinpad: undefined, cash: undefined }));
  expect(words).not.toMatch(/PINPAD|CASH/);
});

const slip = {
  seller,
  facts: [{ label: 'Card', value: 'VISA ****4242' }],
  total: 'AUD 70.40',
};

test('a card payment says whose copy it is, and its verdict in white on black only when it was approved', () => {
  const approved = { text: 'APPROVED 00', approved: true, note: '' };
  expect(eftposReceipt({ ...slip, for: 'customer', verdict: approved })).toEqual([
    ...HEAD,
    { is: 'row', left: 'EFTPOS', right: 'CUSTOMER COPY', strong: true },
    { is: 'row', left: 'Card', right: 'VISA ****4242' },
    { is: 'rule' },
    { is: 'row', left: 'Total', right: 'AUD 70.40', size: 2, strong: true },
    { is: 'banner', left: 'APPROVED 00', center: true },
  ]);
  const declined = { text: 'DECLINED 51', approved: false, note: 'Nothing was charged.' };
  expect(eftposReceipt({ ...slip, for: 'merchant', verdict: declined }).slice(3)).toEqual([
    { is: 'row', left: 'EFTPOS', right: 'MERCHANT COPY', strong: true },
    { is: 'row', left: 'Card', right: 'VISA ****4242' },
    { is: 'rule' },
    { is: 'row', left: 'Total', right: 'AUD 70.40', size: 2, strong: true },
    { is: 'text', text: 'DECLINED 51', size: 2, strong: true, center: true },
    { is: 'text', text: 'Nothing was charged.', center: true },
  ]);
});
