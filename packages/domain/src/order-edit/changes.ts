import { localDateTime } from '#hours/times';
import { clockText, dateName } from '#hours/words';
import type { EditedOrder } from '#order-edit/edit-order';
import type { PlacedOrder } from '#order-edit/placed';
import { t } from '#order-edit/texts';

type LineChange = {
  is: 'line';
  name: string;
  options: string;
  station: string;
  from: number;
  to: number;
};

/** One thing that an edit changed, as it is kept and told. */
export type EditChange =
  | LineChange
  | { is: 'time'; from: number; to: number }
  | { is: 'point' | 'table'; from: string; to: string }
  /** What somebody typed about themselves stands in the order alone, where it is forgotten with them. */
  | { is: 'address' | 'note' };

type Named = { name: string; optionsText: string; station: string };
const lineChange = (
  { name, optionsText: options, station }: Named,
  from: number,
  to: number,
): LineChange => ({ is: 'line', name, options, station, from, to });

const lineChanges = ({ kept, removed, added }: EditedOrder): LineChange[] => [
  ...removed.map((line) => lineChange(line, line.quantity, 0)),
  ...kept
    .filter(({ line, quantity }) => line.quantity !== quantity)
    .map(({ line, quantity }) => lineChange(line, line.quantity, quantity)),
  ...added.map(({ product, optionsText, quantity }) =>
    lineChange({ name: product?.name ?? '', optionsText, station: product?.station ?? '' }, 0, quantity),
  ),
];

const textChange = (is: 'point' | 'table', from: string, to: string): EditChange[] =>
  from === to ? [] : [{ is, from, to }];

/** What an edit changes, in the order in which the kitchen has to know. */
export function changesOf(placed: PlacedOrder, edited: EditedOrder): EditChange[] {
  const due = edited.where?.due ?? placed.dueAt;
  return [
    ...lineChanges(edited),
    ...(due === placed.dueAt ? [] : [{ is: 'time' as const, from: placed.dueAt, to: due }]),
    ...textChange('point', placed.pointLabel, edited.where ? edited.where.pointLabel : placed.pointLabel),
    ...textChange('table', placed.tableNum, edited.tableNum),
    ...(placed.address === edited.address ? [] : [{ is: 'address' as const }]),
    ...(placed.note === edited.note ? [] : [{ is: 'note' as const }]),
  ];
}

const dueText = (at: number, zone: string, beside: number): string => {
  const [due, other] = [localDateTime(at, zone), localDateTime(beside, zone)];
  return due.date === other.date ? clockText(due.time) : `${clockText(due.time)}, ${dateName(due.date)}`;
};

function lineText({ name, options, from, to }: LineChange): string {
  const called = options === '' ? name : t.withOptions({ name, options });
  const count = Math.abs(to - from);
  return to > from ? t.more({ count, name: called }) : t.less({ count, name: called });
}

/** '+1 Flat white', '−2 Rosemary Chips', 'Now due at 1 pm, was 12:30 pm'. */
export function changeText(change: EditChange, zone: string): string {
  switch (change.is) {
    case 'line':
      return lineText(change);
    case 'time': {
      const { from, to } = change;
      return t.due({ to: dueText(to, zone, from), from: dueText(from, zone, to) });
    }
    case 'point':
      return t.point({ to: change.to });
    case 'table':
      return t.table({ to: change.to });
    case 'address':
      return t.address;
    case 'note':
      return t.note;
  }
}

export const changesText = (changes: readonly EditChange[], zone: string): string =>
  changes.map((change) => changeText(change, zone)).join(', ');

/** Why money goes back, as the customer reads it. */
export const editReason = (): string => t.reason;

/** Whether a station has anything to do with a change: what is not about a line is for everybody. */
export const concerns = (change: EditChange, station: string): boolean =>
  change.is !== 'line' || station === '' || change.station === station;
