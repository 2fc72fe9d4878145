import type { EditedType, HeldPoint } from '@servery/contract/entities/fulfilment-editor';
import type { PointKind } from '#features/fulfilment/place.ts';

export type ChosenTimes = EditedType['time_type'];
export const CHOSEN_TIMES = [
  'none',
  'user',
  'slots',
  'stops',
  'locations',
] as const satisfies readonly ChosenTimes[];

const FRAME: Readonly<Record<ChosenTimes, EditedType['time_frame']>> = {
  none: 'none',
  user: 'datetime',
  slots: 'datetime',
  stops: 'location',
  locations: 'location',
};

/** What customers choose from, in both of the words that the rest of the shop has for it. */
export const timesOf = (time_type: ChosenTimes): Pick<EditedType, 'time_type' | 'time_frame'> => ({
  time_type,
  time_frame: FRAME[time_type],
});

const KIND: Readonly<Partial<Record<ChosenTimes, PointKind>>> = {
  slots: 'slot',
  stops: 'stop',
  locations: 'location',
};

/** Whether there is nothing of what customers are to choose from. */
export const isWithoutPoints = ({ time_type }: Pick<EditedType, 'time_type'>, points: readonly HeldPoint[]) =>
  KIND[time_type] !== undefined && !points.some(({ value }) => value.kind === KIND[time_type]);
