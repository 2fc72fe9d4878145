import type { EditedPoint, HeldPoint } from '@servery/contract/entities/fulfilment-editor';
import type { Weekday } from '@servery/contract/entities/fulfilment';
import type { PointKind } from '#features/fulfilment/place.ts';

export const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const satisfies readonly Weekday[];

/** A slot, stop or pickup location as it is being written: numbers as they were typed, until it is saved. */
export type WrittenPoint = Omit<EditedPoint, 'kind' | 'capacity' | 'cut_off_days'> & {
  capacity: string;
  cut_off_days: string;
};
export type PointProblem = 'label' | 'time' | 'cut_off_time' | 'cut_off_days' | 'days' | 'capacity';

export const NEW_POINT: WrittenPoint = {
  label: '',
  time: '12:00',
  cut_off_time: '11:00',
  cut_off_days: '0',
  days: [...DAYS],
  capacity: '20',
  zones: [],
};

export const writtenPoint = ({ value: { kind: _kind, ...value } }: HeldPoint): WrittenPoint => ({
  ...value,
  capacity: String(value.capacity),
  cut_off_days: String(value.cut_off_days),
});

const MOST = 1_000_000;
const countOf = (typed: string): number | undefined => {
  const count = typed.trim() === '' ? 0 : Number(typed);
  return Number.isInteger(count) && count >= 0 && count <= MOST ? count : undefined;
};

type Checked = { point: EditedPoint } | { problems: ReadonlySet<PointProblem> };

export function pointToSave(written: WrittenPoint, kind: PointKind): Checked {
  const [capacity, cut_off_days] = [countOf(written.capacity), countOf(written.cut_off_days)];
  const problems = new Set<PointProblem>();
  if (written.label.trim() === '') problems.add('label');
  if (written.time === '') problems.add('time');
  if (written.cut_off_time === '') problems.add('cut_off_time');
  if (written.days.length === 0) problems.add('days');
  if (capacity === undefined) problems.add('capacity');
  if (cut_off_days === undefined) problems.add('cut_off_days');
  if (capacity === undefined || cut_off_days === undefined || problems.size > 0) return { problems };
  return { point: { ...written, kind, label: written.label.trim(), capacity, cut_off_days } };
}

/** With a day or without it, in the order of the week. */
export const withDay = (days: readonly Weekday[], day: Weekday): Weekday[] =>
  DAYS.filter((each) => (each === day ? !days.includes(day) : days.includes(each)));
