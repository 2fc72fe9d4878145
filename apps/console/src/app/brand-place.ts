import type { BrandPlace } from '#features/brand/place.ts';

const PARTS = ['look', 'words', 'home', 'messages', 'legal'] as const;
const VIEWS = ['home', 'menu', 'receipt', 'kiosk', 'docket'] as const;
const oneOf = <T extends string>(known: readonly T[], said: unknown): T | undefined =>
  known.find((each) => each === said);

/** What the address says is open; whatever else stands there is left out. */
export function brandPlace({ part, view, pane }: Record<string, unknown>): BrandPlace {
  const place = {
    part: oneOf(PARTS, part),
    view: oneOf(VIEWS, view),
    pane: oneOf(['history', 'away'] as const, pane),
  };
  return Object.fromEntries(Object.entries(place).filter(([, said]) => said !== undefined));
}
