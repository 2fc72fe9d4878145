import type { MenuRecords } from '#menu-editor/draft-change';
import { categoryModel, groupModel, productModel } from '#venue/menu-model';
import type { Venue } from '#venue/model';

/** A venue as it would be with another menu: what is sold out and counted stays as it is. */
export function withMenu(venue: Venue, menu: MenuRecords): Venue {
  const groups = new Map(menu.groups.map(({ id, value }) => [id, groupModel(id, value)]));
  const productsIn = Map.groupBy(menu.products, ({ categoryId }) => categoryId);
  const here = menu.categories.filter(({ menuId }) => menuId === venue.menu.id);
  const byId = new Map(here.map((category) => [category.id, category]));
  const categories = here.map((category) => {
    const parent = byId.get(category.parentId);
    const products = (productsIn.get(category.id) ?? []).map((product) =>
      productModel(product, {
        within: [category.value, ...(parent ? [parent.value] : [])],
        groups,
        live: venue.products.get(product.id),
      }),
    );
    return categoryModel({ ...category, parentId: category.parentId || undefined }, products);
  });
  const products = categories.flatMap((category) => category.products);
  return { ...venue, categories, products: new Map(products.map((product) => [product.id, product])) };
}
