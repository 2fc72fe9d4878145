import type { PromosPlace } from '#features/promos/index.ts';

/** What the address says is open; whatever else stands there is left out. */
export const promosPlace = ({ promo, pane, show, gift }: Record<string, unknown>): PromosPlace => ({
  ...((typeof promo === 'number' || promo === 'new') && { promo }),
  ...(pane === 'history' && { pane }),
  ...(show === 'gifts' && { show }),
  ...(show === 'gifts' && typeof gift === 'string' && { gift }),
});
