import type { Category } from '@servery/contract/entities/menu';

/** Categories in the order of the menu, each followed by those inside it. */
export function nested(categories: readonly Category[]): Category[] {
  const inside = new Set(categories.flatMap(({ children }) => children));
  const byId = new Map(categories.map((category) => [category.id, category]));
  const seen = new Set<number>();
  const walk = (category: Category, depth: number): Category[] => {
    if (seen.has(category.id)) return [];
    seen.add(category.id);
    const children = category.children.flatMap((id) => byId.get(id) ?? []);
    return [
      { ...category, hierarchy: Math.max(depth, category.hierarchy) },
      ...children.flatMap((child) => walk(child, depth + 1)),
    ];
  };
  const tops = categories.filter(({ id }) => !inside.has(id));
  return [...tops, ...categories].flatMap((category) => walk(category, 0));
}
