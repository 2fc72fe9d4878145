import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import type { Merchant } from '@servery/contract/entities/merchant';
import type { FulfilmentChoice } from '@servery/domain/fulfilment/choice';
import { keepOrFirst } from '@servery/domain/fulfilment/point-list';
import { instantOf } from '@servery/domain/hours/times';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffectEvent, useLayoutEffect } from 'react';
import { type PointKind, type PointsOnDate, pointsQuery } from '#api/fulfilment-points.ts';
import { useDevice } from '#state/device.ts';

export type PlaceFor = { merchant: Merchant; type: FulfilmentType; kind: PointKind };
export type PlaceForm = {
  choice: FulfilmentChoice;
  change: (part: Partial<FulfilmentChoice>) => void;
};

const ID = { slot: 'slotId', stop: 'stopId', location: 'locationId' } as const;

/** The slots, stops or locations of the chosen day. What was chosen stays, else the first is taken. */
export function usePoints({ merchant, kind }: PlaceFor, { choice, change }: PlaceForm) {
  const postcodeId = useDevice((device) => device.address.delivery_postcode_id);
  const on = { date: choice.date, postcodeId: kind === 'slot' ? postcodeId : 0 };
  const query = useQuery({ ...pointsQuery(kind, merchant, on), placeholderData: keepPreviousData });
  const chosen = choice[ID[kind]];

  const choose = (id: number, date = choice.date, points = query.data?.points ?? []) => {
    const point = points.find((each) => each.id === id);
    const at = point && date ? instantOf({ date, time: point.dueTime }, merchant.time_zone) : undefined;
    change({ [ID[kind]]: id, date, time: '', at, asap: false, placeDesc: point?.label ?? '' });
  };
  const settle = useEffectEvent(({ date, points }: PointsOnDate) => {
    const id = keepOrFirst(points, chosen);
    if (id !== chosen || date !== choice.date) choose(id, date || choice.date, points);
  });
  const answer = query.isPlaceholderData ? undefined : query.data;
  // Before the list is drawn: nobody goes on with a point that it has no more.
  useLayoutEffect(() => {
    if (answer) settle(answer);
  }, [answer]);
  return {
    query,
    chosen,
    choose,
    pickDay: (date: string) => change({ date, time: '', at: undefined, asap: false }),
  };
}
