import { type FulfilmentPlace, isCode, isPointKind } from '#features/fulfilment/place.ts';

/** What the address says is open; whatever else stands there is left out. */
export const fulfilmentPlace = ({ zone, point, way, pane }: Record<string, unknown>): FulfilmentPlace => ({
  ...((typeof zone === 'number' || zone === 'new') && { zone }),
  ...((typeof point === 'number' || isPointKind(point)) && { point }),
  ...(isCode(way) && { way }),
  ...(pane === 'history' && { pane }),
});
