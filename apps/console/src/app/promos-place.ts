import type { PromosPlace } from '#features/promos/index.ts';

/** What the address says is open; whatever else stands there is left out. */
export const promosPlace = ({ promo, pane }: Record<string, unknown>): PromosPlace => ({
  ...((typeof promo === 'number' || promo === 'new') && { promo }),
  ...(pane === 'history' && { pane }),
});
