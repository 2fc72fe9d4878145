import type { Cell } from '#sales/csv';
import type { JournalAccount } from '@servery/contract/entities/sales-report';
import type { Journal, Tax } from '#sales/journal';

const australian = (day: string): string => day.split('-').toReversed().join('/');

/** `narration` names the venue: journals of two venues on one day are two. */
type Books = { narration: string; codes: Readonly<Record<JournalAccount, string>> };

const XERO_TAX: Readonly<Record<Tax, string>> = {
  gst: 'GST on Income',
  gst_free: 'GST Free Income',
  input_taxed: 'Input Taxed',
  none: 'BAS Excluded',
};

/** Manual journals as Xero imports them. Amounts include GST. */
export const xeroRows = (journals: readonly Journal[], { narration, codes }: Books): Cell[][] => [
  [
    '*Narration',
    '*Date',
    'Description',
    '*AccountCode',
    '*TaxRate',
    '*Amount',
    'TrackingName1',
    'TrackingOption1',
    'TrackingName2',
    'TrackingOption2',
  ],
  ...journals.flatMap(({ day, lines }) =>
    lines.map(({ account, tax, what, cents }): Cell[] => [
      `${narration} ${day}`,
      australian(day),
      what,
      codes[account],
      XERO_TAX[tax],
      { cents },
      '',
      '',
      '',
      '',
    ]),
  ),
];

const MYOB_TAX: Readonly<Record<Tax, string>> = {
  gst: 'GST',
  gst_free: 'FRE',
  input_taxed: 'INP',
  none: 'N-T',
};

/** General journals as MYOB AccountRight imports them: an empty line between two, and no amount below nothing. */
export const myobRows = (journals: readonly Journal[], { narration, codes }: Books): Cell[][] => [
  [
    'Journal Number',
    'Date',
    'Memo',
    'Inclusive',
    'Account Number',
    'Debit Amount',
    'Credit Amount',
    'Job',
    'Allocation Memo',
    'Tax Code',
  ],
  ...journals.flatMap(({ day, lines }, index) => [
    ...(index === 0 ? [] : [[]]),
    ...lines.map(({ account, tax, what, cents }): Cell[] => [
      `SV${day.slice(2).replaceAll('-', '')}`,
      australian(day),
      `${narration} ${day}`,
      'X',
      codes[account],
      cents > 0 ? { cents } : '',
      cents < 0 ? { cents: 0 - cents } : '',
      '',
      what,
      MYOB_TAX[tax],
    ]),
  ]),
];
