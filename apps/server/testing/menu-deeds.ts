import { asJson } from '@servery/contract/client/as-json';
import type { EditableMenu } from '@servery/contract/entities/menu-editor';
import fc from 'fast-check';
import type { Person } from './servery.ts';

/** One thing that an owner does, on what of the menu `at` happens to mean. */
export type Deed = { kind: keyof typeof DEEDS; at: number; to: number; undo: boolean; draft?: 0 | 1 };
const pick = <T>(all: readonly T[], at: number): T => {
  const found = all[at % all.length];
  if (found === undefined) throw new Error('there is nothing to choose from');
  return found;
};
const price = (at: number) => `${at % 90}.${String(at % 100).padStart(2, '0')}`;
type Edit = { edit_id: number };

const DEEDS = {
  price: (owner: Person, menu: EditableMenu, { at, to, draft = 0 }: Deed): Promise<Edit> => {
    const { id, version, value } = pick(menu.products, at);
    const product = asJson({ ...value, price: price(to), name: `${value.name} ${to % 3}` });
    return owner.call('ConsoleMenu.save_product', { draft, product_id: id, version, product });
  },
  options: (owner: Person, menu: EditableMenu, { at, to, draft = 0 }: Deed): Promise<Edit> => {
    const { id, version, value } = pick(menu.products, at);
    const product = asJson({ ...value, options: [pick(menu.groups, to).id] });
    return owner.call('ConsoleMenu.save_product', { draft, product_id: id, version, product });
  },
  copy: (owner: Person, menu: EditableMenu, { at, to, draft = 0 }: Deed): Promise<Edit> =>
    owner.call('ConsoleMenu.save_product', {
      draft,
      category_id: pick(menu.categories, to).id,
      product: asJson(pick(menu.products, at).value),
    }),
  group: (owner: Person, menu: EditableMenu, { at, to, draft = 0 }: Deed): Promise<Edit> => {
    const { id, version, value } = pick(menu.groups, at);
    const [first, ...rest] = value.options;
    const added = { name: `New ${to}`, price: '1.00', default: false, available: true, image: '', tint: '' };
    const options =
      first && to % 2 === 0 ? [...rest, { ...first, name: `${first.name}!` }] : [...rest, added];
    return owner.call('ConsoleMenu.save_group', {
      draft,
      group_id: id,
      version,
      group: asJson({ ...value, options }),
    });
  },
  move: (owner: Person, menu: EditableMenu, { at, to, draft = 0 }: Deed): Promise<Edit> =>
    owner.call('ConsoleMenu.order_products', {
      draft,
      category_id: pick(menu.categories, to).id,
      products: asJson([pick(menu.products, at).id]),
    }),
  remove: (owner: Person, menu: EditableMenu, { at, draft = 0 }: Deed): Promise<Edit> => {
    const { id, version } = pick(menu.products, at);
    return owner.call('ConsoleMenu.remove', { draft, part: 'product', id, version });
  },
  many: (owner: Person, menu: EditableMenu, { at, to, draft = 0 }: Deed): Promise<Edit> =>
    owner.call('ConsoleMenu.change_many', {
      draft,
      products: asJson([...new Set([at, to].map((each) => pick(menu.products, each).id))]),
      change: asJson({ kind: 'percent', by: (to % 40) - 20, round: '0.10' } as const),
    }),
} as const;

export const anyDeed: fc.Arbitrary<Deed> = fc.record({
  kind: fc.constantFrom(...(Object.keys(DEEDS) as (keyof typeof DEEDS)[])),
  at: fc.nat(500),
  to: fc.nat(500),
  undo: fc.boolean(),
});

/** What an owner might do, one thing after the other. */
export const deeds = fc.array(anyDeed, { minLength: 4, maxLength: 10 });

/** In the order in which customers see it, which is the same for a draft and for what it makes. */
const asSeen = (menu: EditableMenu): EditableMenu => ({
  ...menu,
  products: menu.categories.flatMap(({ id }) => menu.products.filter((each) => each.category_id === id)),
});

/** Does it to the menu as it is now, live or in the draft; to one of these products, where any of them is there. */
export async function doDeed(
  owner: Person,
  deed: Deed,
  these: ReadonlySet<number> = new Set(),
): Promise<Edit> {
  const menu = asSeen(await owner.call('ConsoleMenu', { draft: deed.draft ?? 0 }));
  const few = menu.products.filter(({ id }) => these.has(id));
  return DEEDS[deed.kind](owner, few.length > 0 ? { ...menu, products: few } : menu, deed);
}
