import type { BoardOrder, OptionChange } from '@servery/contract/entities/board';
import type { PaperSettings } from '@servery/contract/entities/paper';
import { localDateTime } from '#hours/times';
import { clockText } from '#hours/words';
import { dollars } from '#money';
import { invoiceDate } from '#orders/invoice';
import { changeText } from '#orders/change-text';
import type { PaperDocument, PaperLine, PaperSize } from '#printing/document';
import { t } from '#printing/texts';

type Line = BoardOrder['lines'][number];
type PrintedOrder = Pick<
  BoardOrder,
  | 'number'
  | 'who'
  | 'source'
  | 'due'
  | 'note'
  | 'allergy'
  | 'details'
  | 'contactless'
  | 'paid'
  | 'left'
  | 'lines'
>;
export type Docket = {
  order: PrintedOrder;
  /** What the venue wants on it. */
  paper: PaperSettings;
  /** The station that it is for; empty is the whole order. */
  station: string;
  /** How the venue calls the way in which it reaches its customer. */
  verb: string;
  zone: string;
  printedAt: number;
};

const SOURCES: Readonly<Partial<Record<string, () => string>>> = {
  web: () => t.web,
  app: () => t.app,
  kiosk: () => t.kiosk,
  counter: () => t.counter,
};
export const sourceText = (source: string): string => SOURCES[source]?.() ?? source;

/** Of one station, or all where it has none. */
export const ownLines = ({ lines }: Pick<BoardOrder, 'lines'>, station: string): readonly Line[] =>
  station === '' ? lines : lines.filter((line) => line.station === station);

const counted = (lines: readonly Line[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** On paper there is no colour: what is left out is inverted, and says NO. */
const changeLine = (change: OptionChange, size: PaperSize): PaperLine =>
  change.kind === 'no'
    ? {
        is: 'note',
        text: changeText(change).replace(/^no\b/i, (no) => no.toUpperCase()),
        size,
        invert: true,
      }
    : { is: 'note', text: changeText(change), size };

const productLines = (line: Line, size: PaperSize): PaperLine[] => [
  { is: 'item', quantity: String(line.quantity), name: line.name, size, strong: true },
  ...line.changes.map((change) => changeLine(change, size)),
  ...(line.notes === '' ? [] : [{ is: 'note' as const, text: `"${line.notes}"`, size }]),
];

const stationsOf = (lines: readonly Line[]): string[] => [...new Set(lines.map(({ station }) => station))];

/** What others make of it, so that everything comes together. */
function elsewhereLines({ order, station, paper }: Docket): PaperLine[] {
  if (!paper.docket_others) return [];
  const others = stationsOf(order.lines).filter((each) => each !== station);
  if (station === '' || others.length === 0) return [];
  return [
    { is: 'rule' },
    ...others.map((other): PaperLine => {
      const items = order.lines.filter((line) => line.station === other);
      return {
        is: 'text',
        text: t.madeBy({
          station: other || t.elsewhere,
          items: items.map(({ quantity, name }) => `${quantity} ${name}`).join(', '),
        }),
      };
    }),
  ];
}

/** A note that says so itself is not announced twice. */
const allergyText = (note: string): string =>
  (/^allerg/i.test(note) ? note : t.allergy({ note })).toUpperCase();

function headLines({ order, station, verb, zone, printedAt, paper }: Docket): PaperLine[] {
  const stations = stationsOf(order.lines);
  const due = localDateTime(order.due * 1000, zone);
  const isToday = due.date === localDateTime(printedAt, zone).date;
  const part = t.part({ number: stations.indexOf(station) + 1, all: stations.length });
  return [
    ...(station === ''
      ? []
      : [
          {
            is: 'row' as const,
            left: station.toUpperCase(),
            right: part,
            size: 2 as const,
            strong: true as const,
          },
        ]),
    { is: 'banner', left: verb.toUpperCase(), right: sourceText(order.source) },
    { is: 'text', text: order.number, size: 3, strong: true },
    { is: 'row', left: t.due, right: clockText(due.time), size: 2, strong: true },
    ...(isToday ? [] : [{ is: 'row' as const, left: '', right: invoiceDate(due.date) }]),
    ...(paper.docket_name ? [{ is: 'row' as const, left: '', right: order.who }] : []),
    ...(order.allergy === '' ? [] : [{ is: 'banner' as const, left: allergyText(order.allergy) }]),
  ];
}

function footLines({ order, station, zone, printedAt }: Docket): PaperLine[] {
  const own = ownLines(order, station);
  const [count, all] = [counted(own), counted(order.lines)];
  return [
    ...order.details.map(({ label, value }): PaperLine => ({ is: 'text', text: `${label} ${value}` })),
    ...(order.contactless === ''
      ? []
      : [{ is: 'text' as const, text: t.contactless({ way: order.contactless }) }]),
    ...(order.note === '' ? [] : [{ is: 'text' as const, text: `"${order.note}"`, size: 2 as const }]),
    ...(order.paid === 1 ? [] : [{ is: 'banner' as const, left: t.toPay({ amount: dollars(order.left) }) }]),
    { is: 'rule' },
    {
      is: 'row',
      left: count === all ? t.items({ count }) : t.itemsOf({ count, all }),
      right: t.printed({ time: clockText(localDateTime(printedAt, zone).time) }),
    },
  ];
}

/** What one station makes of an order, or all of it. */
export function kitchenDocket(docket: Docket): PaperDocument {
  const { order, station, paper } = docket;
  const size = paper.docket_small ? 1 : 2;
  return [
    ...headLines(docket),
    { is: 'rule' },
    ...ownLines(order, station).flatMap((line) => productLines(line, size)),
    ...elsewhereLines(docket),
    ...footLines(docket),
  ];
}
