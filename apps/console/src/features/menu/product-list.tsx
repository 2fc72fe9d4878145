import { asJson } from '@servery/contract/client/as-json';
import type { EditableMenu, HeldProduct } from '@servery/contract/entities/menu-editor';
import { TextButton } from '@servery/ui/actions/button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useContext, useMemo } from 'react';
import { storeQuery } from '#api/store-query.ts';
import { DraftMode, draftedProducts, menuQueryOf } from '#features/menu/draft-mode.ts';
import { ProductRow } from '#features/menu/product-row.tsx';
import { useMenuEdit } from '#features/menu/use-menu-edits.ts';
import { useReorder } from '#features/menu/use-reorder.ts';
import { useGrowing } from '#parts/use-growing.ts';
import css from './menu.module.css';
import { t } from '#features/menu/texts.ts';

type Props = {
  menu: EditableMenu;
  products: readonly HeldProduct[];
  /** Nothing where they were searched for: then they have no order of their own. */
  categoryId: number | undefined;
  current: number | undefined;
  /** Where several are chosen, those that are. */
  chosen: ReadonlySet<number> | undefined;
  onChoose: (id: number, on: boolean) => void;
  onOpen: (product: number) => void;
};

const nameOf = (menu: EditableMenu, id: number): string =>
  menu.categories.find((each) => each.id === id)?.value.name ?? '';

/** Where a row was dropped on a category, which one. */
const categoryBelow = (below: Element | null): number =>
  Number(below?.closest('[data-category]')?.getAttribute('data-category') ?? 0);

function useMoves({ menu, categoryId }: Props) {
  const client = useQueryClient();
  const { queryKey } = menuQueryOf(useContext(DraftMode));
  const order = useMenuEdit('ConsoleMenu.order_products');
  /** Shown at once: a row that jumps back before it stays would look refused. */
  const show = (products: readonly HeldProduct[], into: number) =>
    client.setQueryData<EditableMenu>(queryKey, (held) => {
      if (!held) return held;
      const ids = new Set(products.map(({ id }) => id));
      const others = held.products.filter(({ id }) => !ids.has(id));
      return { ...held, products: [...others, ...products.map((each) => ({ ...each, category_id: into }))] };
    });
  return {
    order: (products: HeldProduct[]) => {
      if (categoryId === undefined) return;
      show(products, categoryId);
      order.mutate({
        input: { category_id: categoryId, products: asJson(products.map(({ id }) => id)) },
        said: { text: t.productsMoved },
      });
    },
    moveTo: (product: HeldProduct, below: Element | null): boolean => {
      const into = categoryBelow(below);
      if (into === 0 || into === product.category_id) return false;
      const there = menu.products.filter((each) => each.category_id === into);
      show([...there, product], into);
      order.mutate({
        input: { category_id: into, products: asJson([...there, product].map(({ id }) => id)) },
        said: { text: t.movedTo({ name: product.value.name, category: nameOf(menu, into) }) },
      });
      return true;
    },
  };
}

export function ProductList(props: Props) {
  const { menu, products, categoryId, current, chosen, onChoose, onOpen } = props;
  const { data: store } = useQuery(storeQuery);
  const moves = useMoves(props);
  const { list, grip, mark } = useReorder({
    items: products,
    onOrder: moves.order,
    onDropOutside: moves.moveTo,
  });
  const items = store?.items;
  const stockOf = useMemo(() => new Map(items?.map((item) => [item.id, item])), [items]);
  const waiting = useMemo(() => draftedProducts(menu), [menu]);
  const open = products.findIndex(({ id }) => id === current);
  const { shown, isMore, end, grow } = useGrowing(products.length, open + 1);
  return (
    <>
      <ul ref={list} className={css.rows}>
        {products.slice(0, shown).map((product, at) => (
          <ProductRow
            key={product.id}
            product={product}
            stock={stockOf.get(product.id)}
            waiting={waiting.get(product.id)}
            isDraft={menu.is_draft === 1}
            isCurrent={product.id === current}
            at={at}
            grip={categoryId === undefined ? undefined : grip}
            mark={mark(at)}
            chosen={chosen?.has(product.id)}
            onChoose={onChoose}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {isMore && (
        <TextButton ref={end} pad onClick={grow}>
          {t.showMore({ count: products.length - shown })}
        </TextButton>
      )}
    </>
  );
}
