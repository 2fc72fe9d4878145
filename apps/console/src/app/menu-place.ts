import type { MenuPlace } from '#features/menu/index.ts';

const isPane = (value: unknown): value is NonNullable<MenuPlace['pane']> =>
  value === 'category' || value === 'new-category' || value === 'history' || value === 'many';

/** What the address says is open; whatever else stands there is left out. */
export function menuPlace({ menu, category, product, pane }: Record<string, unknown>): MenuPlace {
  return {
    ...(typeof menu === 'number' && { menu }),
    ...(typeof category === 'number' && { category }),
    ...((typeof product === 'number' || product === 'new') && { product }),
    ...(isPane(pane) && { pane }),
  };
}
