import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import { nothingOnDate } from '@servery/domain/messages/texts';
import type { PointKind } from '#api/fulfilment-points.ts';
import { catalogue } from '@servery/domain/texts/catalogue';

const TITLE: Readonly<Record<PointKind, string>> = catalogue('points-title', {
  slot: 'Delivery slot',
  stop: 'Delivery location',
  location: 'Pickup location',
});

/** What the list is called: the venue's own word where it has one. */
export const pointTitle = (kind: PointKind, type: Pick<FulfilmentType, 'location_label'>): string =>
  (kind === 'slot' ? '' : type.location_label) || TITLE[kind];

export const emptyText = (kind: PointKind): string => nothingOnDate[kind];
