import { type Cents, dollars, formatCents } from '#money';
import type { PaperDocument, PaperLine } from '#printing/document';
import { t } from '#printing/texts';

type Seller = { name: string; address: string };
const sellerLines = ({ name, address }: Seller): PaperLine[] => [
  { is: 'text', text: name, strong: true, center: true },
  { is: 'text', text: address, center: true },
  { is: 'rule' },
];

export type EftposSlip = {
  seller: Seller;
  for: 'customer' | 'merchant';
  /** What the terminal printed, as pairs: 'Terminal' '24601837'. */
  facts: readonly { label: string; value: string }[];
  total: string;
  verdict: { text: string; approved: boolean; note: string };
};

/** What the terminal says of a card payment. */
export const eftposReceipt = (slip: EftposSlip): PaperDocument => [
  ...sellerLines(slip.seller),
  {
    is: 'row',
    left: t.eftpos,
    right: slip.for === 'customer' ? t.customerCopy : t.merchantCopy,
    strong: true,
  },
  ...slip.facts.map(({ label, value }): PaperLine => ({ is: 'row', left: label, right: value })),
  { is: 'rule' },
  { is: 'row', left: t.total, right: slip.total, size: 2, strong: true },
  slip.verdict.approved
    ? { is: 'banner', left: slip.verdict.text, center: true }
    : { is: 'text', text: slip.verdict.text, size: 2, strong: true, center: true },
  ...(slip.verdict.note === ''
    ? []
    : [{ is: 'text' as const, text: slip.verdict.note, center: true as const }]),
];

type Taken = { label: string; count: number; cents: Cents };
export type SettlementSlip = {
  seller: Seller;
  day: string;
  closedAt: string;
  closedBy: string;
  taken: readonly Taken[];
  refunds: Taken;
  gst: Cents;
  surcharge: Cents;
  orders: number;
  pinpad: { batch: string; pinpad: Cents; till: Cents } | undefined;
  cash: { float: Cents; expected: Cents; counted: Cents } | undefined;
};

const money = (cents: Cents): string => dollars(formatCents(cents));
const amountCell = (cents: Cents): string => money(cents).replace('$', '');
const cells = ({ label, count, cents }: Taken, strong?: true): PaperLine => ({
  is: 'cells',
  name: label,
  count: String(count),
  amount: amountCell(cents),
  ...(strong && { strong }),
});

function takenLines({ taken, refunds }: SettlementSlip): PaperLine[] {
  const count = taken.reduce((sum, each) => sum + each.count, 0);
  const cents = taken.reduce((sum, each) => sum + each.cents, 0);
  return [
    { is: 'cells', name: t.taken, count: t.count, amount: t.aud, strong: true },
    ...taken.map((each) => cells(each)),
    cells({ label: t.total, count, cents }, true),
    cells({ ...refunds, label: t.refunds, cents: 0 - refunds.cents }),
    { is: 'row', left: t.net, right: money(cents - refunds.cents), size: 2, strong: true },
  ];
}

const pinpadLines = ({ pinpad }: SettlementSlip): PaperLine[] =>
  pinpad
    ? [
        { is: 'rule' },
        { is: 'row', left: t.pinpad, right: t.batch({ batch: pinpad.batch }), strong: true },
        { is: 'row', left: t.pinpadSays, right: money(pinpad.pinpad) },
        { is: 'row', left: t.tillSays, right: money(pinpad.till) },
        pinpad.pinpad === pinpad.till
          ? { is: 'banner', left: t.matches, center: true }
          : { is: 'banner', left: t.differs({ amount: money(pinpad.pinpad - pinpad.till) }), center: true },
      ]
    : [];

const cashLines = ({ cash }: SettlementSlip): PaperLine[] =>
  cash
    ? [
        { is: 'rule' },
        { is: 'text', text: t.cash, strong: true },
        { is: 'row', left: t.float, right: money(cash.float) },
        { is: 'row', left: t.expected, right: money(cash.expected) },
        { is: 'row', left: t.counted, right: money(cash.counted) },
        { is: 'row', left: t.difference, right: money(cash.counted - cash.expected), size: 2, strong: true },
      ]
    : [];

/** A day's takings, to be signed. */
export const settlementSlip = (slip: SettlementSlip): PaperDocument => [
  ...sellerLines(slip.seller),
  { is: 'text', text: t.endOfDay, size: 2, strong: true },
  { is: 'text', text: slip.day },
  { is: 'text', text: t.closedBy({ time: slip.closedAt, who: slip.closedBy }) },
  { is: 'rule' },
  ...takenLines(slip),
  { is: 'row', left: t.gstIncluded, right: money(slip.gst) },
  { is: 'row', left: t.surchargeInIt, right: money(slip.surcharge) },
  { is: 'row', left: t.orders, right: String(slip.orders) },
  ...pinpadLines(slip),
  ...cashLines(slip),
  { is: 'gap' },
  { is: 'gap' },
  { is: 'rule' },
  { is: 'text', text: t.signed },
];
