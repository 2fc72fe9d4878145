import { localDateTime } from '#hours/times';
import { clockText } from '#hours/words';
import type { PaperDocument, PaperLine } from '#printing/document';
import { type Docket, ownLines, sourceText } from '#printing/kitchen-docket';
import { t } from '#printing/texts';

export type CancelledDocket = Omit<Docket, 'verb' | 'paper'> & {
  /** Who cancelled it, and why; empty where nobody said. */
  by: string;
  reason: string;
};

/** What a station has on paper already and is not to make any more. */
export function cancelledDocket({
  order,
  station,
  zone,
  printedAt,
  by,
  reason,
}: CancelledDocket): PaperDocument {
  return [
    ...(station === ''
      ? []
      : [{ is: 'text' as const, text: station.toUpperCase(), size: 2 as const, strong: true as const }]),
    { is: 'banner', left: t.cancelled, right: sourceText(order.source) },
    { is: 'text', text: order.number, size: 3, strong: true },
    {
      is: 'row',
      left: t.wasDue,
      right: clockText(localDateTime(order.due * 1000, zone).time),
      size: 2,
      strong: true,
    },
    { is: 'row', left: '', right: order.who },
    { is: 'rule' },
    { is: 'text', text: t.doNotMake, size: 2, strong: true },
    ...ownLines(order, station).map((line): PaperLine => ({
      is: 'item',
      quantity: `-${line.quantity}`,
      name: line.name,
      size: 2,
      strong: true,
    })),
    { is: 'rule' },
    ...(reason === '' ? [] : [{ is: 'text' as const, text: `"${reason}"` }]),
    { is: 'row', left: by, right: t.printed({ time: clockText(localDateTime(printedAt, zone).time) }) },
  ];
}
