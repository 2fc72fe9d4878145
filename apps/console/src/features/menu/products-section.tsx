import type { HeldCategory, HeldProduct } from '@servery/contract/entities/menu-editor';
import { Button } from '@servery/ui/actions/button';
import { IconButton } from '@servery/ui/actions/icon-button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { IconPlus } from '@servery/ui/foundations/icon';
import { IconPencil } from '@servery/ui/foundations/icon-more';
import { Display } from '@servery/ui/foundations/text';
import { type Dispatch, type SetStateAction, useCallback, useMemo } from 'react';
import type { OpenProps } from '#features/menu/place.ts';
import { ProductList } from '#features/menu/product-list.tsx';
import { found, productsIn } from '#features/menu/rules/tree.ts';
import { useLatest } from '#parts/use-latest.ts';
import css from './menu.module.css';
import { t } from '#features/menu/texts.ts';

type Props = OpenProps & { search: string; onChoose: Dispatch<SetStateAction<ReadonlySet<number>>> };
type HeadProps = Props & {
  title: string;
  category: HeldCategory | undefined;
  listed: readonly HeldProduct[];
};

function Head({ title, category, listed, place, onGo, onChoose }: HeadProps) {
  const isMany = place.pane === 'many';
  return (
    <header className={css.head}>
      <Display as="h2" size={24}>
        {title}
      </Display>
      {category && (
        <IconButton
          label={t.editCategory({ name: category.value.name })}
          icon={<IconPencil />}
          kind="bare"
          onClick={() => onGo({ ...place, product: undefined, pane: 'category' })}
        />
      )}
      <span className={css.push} />
      {listed.length > 1 && (
        <Button
          kind="quiet"
          size="s"
          aria-pressed={isMany}
          onClick={() => {
            onChoose(new Set(isMany ? [] : listed.map(({ id }) => id)));
            onGo({ ...place, product: undefined, pane: isMany ? undefined : 'many' });
          }}
        >
          {t.changeMany}
        </Button>
      )}
      {category && (
        <Button
          kind="line"
          size="s"
          icon={<IconPlus />}
          onClick={() => onGo({ ...place, product: 'new', pane: undefined })}
        >
          {t.product}
        </Button>
      )}
    </header>
  );
}

/** The products of a category, or those that were searched for. */
export function ProductsSection(props: Props) {
  const { place, onGo, menu, categoryId, search, chosen, onChoose } = props;
  const wanted = search.trim();
  const category = wanted === '' ? menu.categories.find(({ id }) => id === categoryId) : undefined;
  const listed = useMemo(() => {
    if (wanted !== '') return found(menu, wanted);
    return category ? productsIn(menu, category.id) : [];
  }, [menu, wanted, category]);
  const title = wanted === '' ? (category?.value.name ?? t.menu) : t.found;
  const choose = useCallback(
    (id: number, on: boolean) =>
      onChoose((held) => new Set(on ? [...held, id] : [...held].filter((other) => other !== id))),
    [onChoose],
  );
  const latestRef = useLatest({ place, onGo });
  const open = useCallback(
    (product: number) => latestRef.current.onGo({ ...latestRef.current.place, product, pane: undefined }),
    [latestRef],
  );
  const add = (
    <Button onClick={() => onGo({ ...place, product: 'new', pane: undefined })}>{t.newProduct}</Button>
  );
  return (
    <section aria-label={title} className={css.products}>
      <Head {...props} title={title} category={category} listed={listed} />
      {listed.length > 0 ? (
        <ProductList
          key={category?.id ?? 0}
          menu={menu}
          products={listed}
          categoryId={category?.id}
          current={typeof place.product === 'number' ? place.product : undefined}
          chosen={place.pane === 'many' ? chosen : undefined}
          onChoose={choose}
          onOpen={open}
        />
      ) : (
        <EmptyState
          title={wanted === '' ? t.empty : t.notFound({ search: wanted })}
          action={category ? add : undefined}
        >
          {category ? t.emptyNote : undefined}
        </EmptyState>
      )}
    </section>
  );
}
