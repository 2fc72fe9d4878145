import type { ActiveOrder } from '@servery/contract/calls/customer/active-orders';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { activeOrdersQuery } from '#api/queries.ts';

const newOne = (now: readonly ActiveOrder[], known: readonly ActiveOrder[]): ActiveOrder | undefined =>
  now.find(({ id }) => !known.some((each) => each.id === id));

/**
 * An order that came while this checkout was open and that it did not place: another tab, or another device of the
 * same member, has ordered what was in the cart.
 */
export function usePlacedElsewhere() {
  const { data, refetch } = useQuery(activeOrdersQuery());
  const [known, setKnown] = useState(data);
  if (!known && data) setKnown(data);
  const look = async (): Promise<boolean> => {
    const { data: now = [] } = await refetch();
    return known !== undefined && newOne(now, known) !== undefined;
  };
  return { order: known && newOne(data ?? [], known), look };
}
