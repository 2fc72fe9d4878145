import type { FulfilmentCode } from '@servery/contract/entities/fulfilment';

export type PointKind = 'slot' | 'stop' | 'location';
export const POINT_KINDS = ['slot', 'stop', 'location'] as const satisfies readonly PointKind[];
/** In the order in which they are switched. */
export const CODES = [
  'pickup',
  'deliver',
  'table',
  'booking',
  'catering',
  'custom',
] as const satisfies readonly FulfilmentCode[];

export const isPointKind = (value: unknown): value is PointKind => POINT_KINDS.some((kind) => kind === value);
export const isCode = (value: unknown): value is FulfilmentCode => CODES.some((code) => code === value);

/** What is open: a zone by its first row, a point by its id or a new one by its kind, a way to order. */
export type FulfilmentPlace = {
  zone?: number | 'new' | undefined;
  point?: number | PointKind | undefined;
  way?: FulfilmentCode | undefined;
  pane?: 'history' | undefined;
};
export type ScreenProps = { place: FulfilmentPlace; onGo: (place: FulfilmentPlace) => void };
