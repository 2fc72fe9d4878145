import { DraftPane } from '#features/menu/draft-pane.tsx';
import { BulkPane } from '#features/menu/bulk-pane.tsx';
import { CategoryEditor } from '#features/menu/category-editor.tsx';
import { ServicesPane } from '#features/menu/services-pane.tsx';
import { ShopView } from '#features/menu/shop-view.tsx';
import { ImportPane } from '#features/menu/import-pane.tsx';
import { HistoryPane } from '#parts/history-pane.tsx';
import type { OpenProps } from '#features/menu/place.ts';
import { menuRoom } from '#api/menu-query.ts';
import { ProductEditor } from '#features/menu/product-editor.tsx';

type Props = OpenProps & { onChoose: (products: ReadonlySet<number>) => void; onDone: () => void };

function ManyPane({ menu, menuId, chosen, onChoose, onClose, onDone }: Props & { onClose: () => void }) {
  const inMenu = new Set(menu.categories.filter(({ menu_id }) => menu_id === menuId).map(({ id }) => id));
  return (
    <BulkPane
      products={menu.products.filter(({ id }) => chosen.has(id))}
      all={menu.products.filter(({ category_id: of }) => inMenu.has(of))}
      onChoose={onChoose}
      onClose={onClose}
      onDone={onDone}
    />
  );
}

/** The one thing that is worked on. */
export function OpenPane(props: Props) {
  const { user, place, onGo, menu, menuId, categoryId } = props;
  const close = () => onGo({ ...place, product: undefined, pane: undefined });
  const showProduct = (product: number) => onGo({ ...place, product, pane: undefined });
  if (place.pane === 'history')
    return <HistoryPane room={menuRoom} zone={user.merchant.time_zone} onClose={close} />;
  if (place.pane === 'view') return <ShopView user={user} draft={menu.draft} onClose={close} />;
  if (place.pane === 'draft')
    return (
      <DraftPane
        draft={menu.draft}
        zone={user.merchant.time_zone}
        onClose={close}
        onDone={() => onGo({ ...place, draft: undefined, pane: undefined })}
        onLook={() => onGo({ ...place, product: undefined, pane: 'view' })}
      />
    );
  if (place.pane === 'services') return <ServicesPane menu={menu} menuId={menuId} onClose={close} />;
  if (place.pane === 'import') {
    const slug = menu.menus.find(({ id }) => id === menuId)?.slug ?? '';
    return <ImportPane slug={slug} onClose={close} />;
  }
  if (place.pane === 'many') return <ManyPane {...props} onClose={close} />;
  if (place.pane !== undefined) {
    const category = menu.categories.find(({ id }) => place.pane === 'category' && id === categoryId);
    return (
      <CategoryEditor
        key={category?.id ?? 'new'}
        menu={menu}
        menuId={menuId}
        category={category}
        onClose={close}
        onShow={(id) => onGo({ ...place, category: id, product: undefined, pane: undefined })}
      />
    );
  }
  const product = menu.products.find(({ id }) => id === place.product);
  if (!product && place.product !== 'new') return null;
  return (
    <ProductEditor
      key={place.product}
      menu={menu}
      product={product}
      categoryId={product?.category_id ?? categoryId ?? 0}
      onClose={close}
      onShow={showProduct}
    />
  );
}
