import type { ReadTx } from '#db/database';

type SoldProduct = { category: string; categoryId: number; image: string; tint: string };
export type SalesNames = {
  products: ReadonlyMap<string, SoldProduct>;
  /** 'Milk: Oat'. */
  options: ReadonlyMap<string, string>;
  fulfilment: ReadonlyMap<string, string>;
};

/** What a report calls what was sold, whatever is off the menu by now. */
export async function salesNames(tx: ReadTx, venueId: number): Promise<SalesNames> {
  const products = await tx.q
    .selectFrom('product')
    .innerJoin('category', 'category.id', 'product.category_id')
    .select(['product.id', 'product.img', 'product.tint', 'category.id as category_id'])
    .select('category.name as category')
    .where('product.venue_id', '=', venueId)
    .execute();
  const options = await tx.q
    .selectFrom('modifier_option')
    .innerJoin('modifier_group', 'modifier_group.id', 'modifier_option.group_id')
    .select(['modifier_option.id', 'modifier_option.descr', 'modifier_group.name'])
    .where('modifier_option.venue_id', '=', venueId)
    .execute();
  const types = await tx.q
    .selectFrom('fulfilment_type')
    .select(['code', 'verb'])
    .where('venue_id', '=', venueId)
    .execute();
  return {
    products: new Map(
      products.map(({ id, img: image, tint, category, category_id: categoryId }) => [
        String(id),
        { image, tint, category, categoryId },
      ]),
    ),
    options: new Map(options.map(({ id, descr, name }) => [String(id), `${name}: ${descr}`])),
    fulfilment: new Map(types.map(({ code, verb }) => [code, verb])),
  };
}
