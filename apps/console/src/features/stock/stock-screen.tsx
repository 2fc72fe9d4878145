import { Button } from '@servery/ui/actions/button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { Rail, RailLink } from '@servery/ui/surfaces/rail';
import { SearchField } from '@servery/ui/inputs/search-field';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { Display } from '@servery/ui/foundations/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { storeQuery } from '#api/store-query.ts';
import { listed, shelvesOf, SOLD_OUT, type StockItem } from '#features/stock/rules/shelves.ts';
import { StockRow } from '#features/stock/stock-row.tsx';
import css from './stock.module.css';
import { t } from '#features/stock/texts.ts';

type ShelvesProps = { items: readonly StockItem[]; shelf: string; onShelf: (name: string) => void };

function Shelves({ items, shelf, onShelf }: ShelvesProps) {
  const gone = items.filter((item) => item.sold_out === 1).length;
  const shelves = [{ name: SOLD_OUT, count: gone }].concat(
    shelvesOf(items).map(({ name, items: held }) => ({ name, count: held.length })),
  );
  return (
    <Rail label={t.categories} look="nav" className={css.shelves}>
      {shelves.map(({ name, count }) => (
        <RailLink
          key={name}
          href={`#${encodeURIComponent(name)}`}
          current={name === shelf}
          count={count}
          onClick={(event) => {
            event.preventDefault();
            onShelf(name);
          }}
        >
          {name}
        </RailLink>
      ))}
    </Rail>
  );
}

function Products({ items, empty }: { items: readonly StockItem[]; empty: string }) {
  if (items.length === 0) return <EmptyState title={empty} />;
  return (
    <ul className={css.rows}>
      {items.map((item) => (
        <StockRow key={item.id} item={item} />
      ))}
    </ul>
  );
}

function Bones() {
  return (
    <Loading label={t.loadingMenu} className={css.bones}>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} shape="block" height="3.5rem" />
      ))}
    </Loading>
  );
}

/** Every product with its switch: one tap takes it off every customer's screen. */
export function StockScreen() {
  const { data, error, refetch } = useQuery(storeQuery);
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string>();
  const items = data?.items ?? [];
  const shelf = chosen ?? items[0]?.category ?? SOLD_OUT;
  const title = search.trim() === '' ? shelf : t.found;
  const empty = search.trim() === '' ? t.nothingIsSoldOut : t.notFound({ search: search.trim() });
  return (
    <div className={css.screen}>
      <header className={css.head}>
        <Display as="h1" size={32}>
          {t.menu}
        </Display>
        <SearchField label={t.findAProduct} value={search} onChange={setSearch} look="raised" />
      </header>
      <Shelves
        items={items}
        shelf={shelf}
        onShelf={(name) => {
          setChosen(name);
          setSearch('');
        }}
      />
      <section aria-label={title} className={css.products}>
        <Display as="h2" size={24}>
          {title}
        </Display>
        {data && <Products items={listed(items, { shelf, search })} empty={empty} />}
        {!data && !error && <Bones />}
        {!data && error && (
          <EmptyState
            title={t.menuFailed}
            action={<Button onClick={() => void refetch()}>{t.tryAgain}</Button>}
          >
            {error.message}
          </EmptyState>
        )}
      </section>
    </div>
  );
}
