import type { MenuPlace } from '#features/menu/index.ts';

const isPane = (value: unknown): value is NonNullable<MenuPlace['pane']> =>
  ['category', 'new-category', 'history', 'many', 'import', 'draft', 'view', 'services'].includes(
    String(value),
  );

/** What the address says is open; whatever else stands there is left out. */
export function menuPlace({ menu, category, product, pane, draft }: Record<string, unknown>): MenuPlace {
  return {
    ...(typeof menu === 'number' && { menu }),
    ...(typeof category === 'number' && { category }),
    ...((typeof product === 'number' || product === 'new') && { product }),
    ...(isPane(pane) && { pane }),
    ...(draft === 1 && { draft: 1 as const }),
  };
}
