import { localDateTime } from '#hours/times';
import { clockText } from '#hours/words';
import { invoiceDate } from '#orders/invoice';
import type { PaperDocument } from '#printing/document';
import { t } from '#printing/texts';

export type TestPage = { venue: string; printer: string; zone: string; now: number };

/** Shows whether a printer prints at all, as large and as wide as it should, and white on black. */
export function testPage({ venue, printer, zone, now }: TestPage): PaperDocument {
  const { date, time } = localDateTime(now, zone);
  return [
    { is: 'banner', left: t.testPage, center: true },
    { is: 'text', text: printer, size: 2, strong: true },
    { is: 'text', text: venue },
    { is: 'row', left: invoiceDate(date), right: clockText(time) },
    { is: 'rule' },
    { is: 'row', left: '<', right: '>', strong: true },
    { is: 'text', text: t.testWidth },
  ];
}
