import type { FulfilmentType } from '@servery/contract/entities/fulfilment';

export const canBeHad = (type: FulfilmentType): boolean =>
  type.available_today === 1 || type.order_for_later === 1;

/** With exactly one type that can be had there is nothing to choose. */
export function onlyType(types: readonly FulfilmentType[]): FulfilmentType | undefined {
  const [only, ...others] = types.filter(canBeHad);
  return others.length === 0 ? only : undefined;
}
