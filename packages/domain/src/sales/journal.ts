import type { JournalAccount } from '@servery/contract/entities/sales-report';
import { type Cents, gstContained } from '#money';
import { type Bas, basOf } from '#sales/bas';
import { addSums, type Sums } from '#sales/sums';

export const journalPrograms = ['xero', 'myob'] as const;
export type JournalProgram = (typeof journalPrograms)[number];

/** What the programs call these accounts in a new set of books; a venue writes its own. */
export const usualCodes: Readonly<Record<JournalProgram, Readonly<Record<JournalAccount, string>>>> = {
  xero: {
    sales: '200',
    cash: '091',
    cards: '092',
    balances: '850',
    gifts: '855',
    given: '400',
    payouts: '851',
    gst: '820',
    rounding: '860',
    owed: '620',
  },
  myob: {
    sales: '4-1000',
    cash: '1-1120',
    cards: '1-1190',
    balances: '2-1300',
    gifts: '2-1350',
    given: '6-1100',
    payouts: '2-1310',
    gst: '2-1210',
    rounding: '6-1900',
    owed: '1-1200',
  },
};
export type Tax = 'gst' | 'gst_free' | 'input_taxed' | 'none';

/** Debit is more than nothing, credit less. */
export type JournalLine = { account: JournalAccount; tax: Tax; what: string; cents: Cents };
export type Journal = { day: string; lines: readonly JournalLine[] };
export type JournalWords = {
  taxable: string;
  gstFree: string;
  inputTaxed: string;
  noGst: string;
  rounding: string;
  owed: string;
  giftsSold: string;
  giftsGiven: string;
  topups: string;
  topupSurcharges: string;
  credited: string;
  paidOut: string;
  gstAsCharged: string;
  method(key: string): string;
};

const ACCOUNT: Readonly<Record<string, JournalAccount>> = {
  cash: 'cash',
  balance: 'balances',
  gift: 'gifts',
  given: 'given',
};
const accountOf = (method: string): JournalAccount => ACCOUNT[method] ?? 'cards';

function moneyIn({ by }: Sums, words: JournalWords): JournalLine[] {
  const net = new Map<string, Cents>();
  for (const { key, amount } of by.paid) net.set(key, (net.get(key) ?? 0) + amount);
  for (const { key, amount } of by.repaid) net.set(key, (net.get(key) ?? 0) - amount);
  return [...net].map(([key, cents]) => ({
    account: accountOf(key),
    tax: 'none',
    what: words.method(key),
    cents,
  }));
}

/** What is paid for a gift voucher is owed to whoever has it; one that is given away is a cost of the house. */
function giftsSold({ by }: Sums, words: JournalWords): JournalLine[] {
  const owed = by.gifts.reduce((sum, { amount }) => sum + amount, 0);
  return [
    ...by.gifts.map(({ key, amount }) => ({
      account: accountOf(key),
      tax: 'none' as const,
      what: key === 'given' ? words.giftsGiven : words.giftsSold,
      cents: amount,
    })),
    { account: 'gifts', tax: 'none', what: words.giftsSold, cents: 0 - owed },
  ];
}

/** What is topped up is owed to members; what the team gives them is a cost of the house. */
function balancesMoved({ by, toppedUp, credited, paidOut }: Sums, words: JournalWords): JournalLine[] {
  const line = (account: JournalAccount, what: string, cents: Cents): JournalLine => ({
    account,
    tax: 'none',
    what,
    cents,
  });
  return [
    ...by.topups.map(({ key, amount }) =>
      line(accountOf(key), `${words.topups}: ${words.method(key)}`, amount),
    ),
    line('balances', words.topups, 0 - toppedUp),
    line('given', words.credited, credited),
    line('balances', words.credited, 0 - credited),
    line('balances', words.paidOut, paidOut),
    line('payouts', words.paidOut, 0 - paidOut),
  ];
}

/** The program works the GST of a line out of its amount; order by order it was charged to the cent. */
function gstAsCharged(lines: readonly JournalLine[], { a1 }: Bas, words: JournalWords): JournalLine[] {
  const taxed = lines.filter(({ tax }) => tax === 'gst');
  const workedOut = taxed.reduce((sum, { cents }) => sum + gstContained(0 - cents), 0);
  const what = words.gstAsCharged;
  return [
    { account: 'sales', tax: 'none', what, cents: a1 - workedOut },
    { account: 'gst', tax: 'none', what, cents: workedOut - a1 },
  ];
}

/** One journal of what a day came to: it adds up to nothing, as what nobody has paid yet is owed. */
export function journalLines(sums: Sums, words: JournalWords): JournalLine[] {
  const bas = basOf(sums);
  const surcharges = sums.topupSurcharges - sums.topupNoGst;
  const sales = (tax: Tax, what: string, cents: Cents): JournalLine => ({
    account: 'sales',
    tax,
    what,
    cents: 0 - cents,
  });
  const lines: JournalLine[] = [
    ...moneyIn(sums, words),
    sales('gst', words.taxable, bas.taxable - surcharges),
    sales('gst', words.topupSurcharges, surcharges),
    sales('gst_free', words.gstFree, bas.gstFree),
    sales('input_taxed', words.inputTaxed, bas.inputTaxed),
    sales('none', words.noGst, bas.noGst - sums.topupNoGst),
    sales('none', words.topupSurcharges, sums.topupNoGst),
    ...giftsSold(sums, words),
    ...balancesMoved(sums, words),
    { account: 'rounding', tax: 'none', what: words.rounding, cents: 0 - sums.rounding },
  ];
  const open = lines.reduce((sum, { cents }) => sum + cents, 0);
  return [
    ...lines,
    ...gstAsCharged(lines, bas, words),
    { account: 'owed' as const, tax: 'none' as const, what: words.owed, cents: 0 - open },
  ].filter(({ cents }) => cents !== 0);
}

/** Xero takes so many lines of one file. */
const MOST_LINES = 300;

/** A journal for each day; for each month where the days would be too many lines for one file. */
export function journalsOf(days: readonly { day: string; sums: Sums }[], words: JournalWords): Journal[] {
  const journals = (all: readonly { day: string; sums: Sums }[]): Journal[] =>
    all
      .map(({ day, sums }) => ({ day, lines: journalLines(sums, words) }))
      .filter(({ lines }) => lines.length > 0);
  const daily = journals(days);
  if (daily.reduce((sum, { lines }) => sum + lines.length, 0) <= MOST_LINES) return daily;
  const months = Map.groupBy(days, ({ day }) => day.slice(0, 7));
  return journals(
    [...months.values()].map((some) => ({
      day: some.at(-1)?.day ?? '',
      sums: addSums(some.map(({ sums }) => sums)),
    })),
  );
}
