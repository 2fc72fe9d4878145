import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gstContained } from '#money';
import { basOf } from '#sales/bas';
import { csvOf } from '#sales/csv';
import { type JournalWords, journalLines, journalsOf, usualCodes } from '#sales/journal';
import { myobRows, xeroRows } from '#sales/journal-files';
import { addSums, newSums, type Sums } from '#sales/sums';

const words: JournalWords = {
  taxable: 'Sales with GST',
  gstFree: 'GST-free sales',
  inputTaxed: 'Input-taxed sales',
  noGst: 'Sales without GST',
  rounding: 'Cash rounding',
  giftsSold: 'Gifts sold',
  giftsGiven: 'Gifts given',
  topups: 'Top-ups',
  topupSurcharges: 'Top-up surcharges',
  credited: 'Credited',
  paidOut: 'Paid out',
  gstAsCharged: 'GST as charged',
  owed: 'Not paid yet',
  method: (key) => key,
};

function sumsWith(
  parts: Parameters<ReturnType<typeof newSums>['add']>[0],
  paid: Record<string, number>,
): Sums {
  const sums = newSums();
  sums.add(parts);
  for (const [key, amount] of Object.entries(paid)) sums.tally('paid', { key, count: 1, amount });
  return sums.done();
}

test('any journal adds up to nothing, and has the GST that was charged to the cent', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(
      fc.tuple(cents, cents, cents, cents, cents, cents),
      fc.dictionary(fc.string(), cents),
      (parts, paid) => {
        const [sales, refunded, gstFree, rounding, gst, surcharge] = parts;
        const sums = addSums([
          sumsWith({ sales, refunded, gstFree, rounding, gst }, paid),
          sumsWith(
            { toppedUp: 3000, topupSurcharges: surcharge, topupGst: 3, credited: 500, paidOut: 70 },
            {},
          ),
        ]);
        const lines = journalLines(sums, words);
        expect(lines.reduce((sum, line) => sum + line.cents, 0)).toBe(0);
        expect(lines.every((line) => line.cents !== 0)).toBe(true);
        const booked = lines.map(({ tax, account, cents: of }) =>
          tax === 'gst' ? gstContained(0 - of) : account === 'gst' ? 0 - of : 0,
        );
        expect(booked.reduce((sum, of) => sum + of, 0)).toBe(basOf(sums).a1);
      },
    ),
  );
});

test('GST that was charged order by order is written where the program would work out another sum', () => {
  // Eleven orders of 16 cents have a cent of GST each; of the whole day it would be 16.
  const sums = sumsWith({ sales: 176, gst: 11 }, { cash: 176 });
  expect(journalLines(sums, words).slice(1)).toEqual([
    { account: 'sales', tax: 'gst', what: 'Sales with GST', cents: -176 },
    { account: 'sales', tax: 'none', what: 'GST as charged', cents: -5 },
    { account: 'gst', tax: 'none', what: 'GST as charged', cents: 5 },
  ]);
});

const day = sumsWith(
  { sales: 5000, gst: 364, gstFree: 1000, rounding: -2, refunded: 100, backGst: 9 },
  { cash: 1998, CC: 2000, balance: 500 },
);

test('one day for Xero: debits above nothing, credits below, by the names of its tax rates', () => {
  const rows = xeroRows(journalsOf([{ day: '2026-11-16', sums: day }], words), {
    narration: 'Sales at Banksia',
    codes: usualCodes.xero,
  });
  expect(csvOf(rows).split('\r\n')).toEqual([
    '*Narration,*Date,Description,*AccountCode,*TaxRate,*Amount,TrackingName1,TrackingOption1,TrackingName2,TrackingOption2',
    'Sales at Banksia 2026-11-16,16/11/2026,cash,091,BAS Excluded,19.98,,,,',
    'Sales at Banksia 2026-11-16,16/11/2026,CC,092,BAS Excluded,20.00,,,,',
    'Sales at Banksia 2026-11-16,16/11/2026,balance,850,BAS Excluded,5.00,,,,',
    'Sales at Banksia 2026-11-16,16/11/2026,Sales with GST,200,GST on Income,-39.00,,,,',
    'Sales at Banksia 2026-11-16,16/11/2026,GST-free sales,200,GST Free Income,-10.00,,,,',
    'Sales at Banksia 2026-11-16,16/11/2026,Cash rounding,860,BAS Excluded,0.02,,,,',
    'Sales at Banksia 2026-11-16,16/11/2026,Not paid yet,620,BAS Excluded,4.00,,,,',
    '',
  ]);
});

test('two days for MYOB: an empty line between, and no amount below nothing', () => {
  const days = ['2026-11-16', '2026-11-17'].map((each) => ({ day: each, sums: day }));
  const text = csvOf(
    myobRows(journalsOf(days, words), { narration: 'Sales at Banksia', codes: usualCodes.myob }),
  );
  const lines = text.split('\r\n');
  expect(lines[1]).toBe('SV261116,16/11/2026,Sales at Banksia 2026-11-16,X,1-1120,19.98,,,cash,N-T');
  expect(lines[4]).toBe(
    'SV261116,16/11/2026,Sales at Banksia 2026-11-16,X,4-1000,,39.00,,Sales with GST,GST',
  );
  expect(lines[8]).toBe('');
  expect(lines[9]).toContain('SV261117');
  expect(text).not.toMatch(/,-\d/);
});

test('too many days for one file become months', () => {
  const days = Array.from({ length: 61 }, (_, at) => ({
    day: Temporal.PlainDate.from('2026-07-01').add({ days: at }).toString(),
    sums: day,
  }));
  const journals = journalsOf(days, words);
  expect(journals.map((each) => each.day)).toEqual(['2026-07-31', '2026-08-30']);
  expect(journals[0]?.lines[0]?.cents).toBe(31 * 1998);
});

test('what somebody wrote is never worked out by a spreadsheet, and an amount stays one', () => {
  const row = ['=1+1', '+61 4', '-x', '@y', '\tz', 'a,b', 'say "hi"', 'plain', { cents: -1234 }, 7];
  expect(csvOf([row])).toBe(`'=1+1,'+61 4,'-x,'@y,'\tz,"a,b","say ""hi""",plain,-12.34,7\r\n`);
});
