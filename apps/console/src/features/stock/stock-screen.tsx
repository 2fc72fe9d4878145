import { Button } from '@servery/ui/button';
import { EmptyState } from '@servery/ui/empty';
import { Rail, RailLink } from '@servery/ui/rail';
import { SearchField } from '@servery/ui/search-field';
import { Loading, Skeleton } from '@servery/ui/skeleton';
import { Display } from '@servery/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { storeQuery } from '#api/store-query.ts';
import { listed, shelvesOf, SOLD_OUT, type StockItem } from '#features/stock/rules/shelves.ts';
import { StockRow } from '#features/stock/stock-row.tsx';
import css from './stock.module.css';

type ShelvesProps = { items: readonly StockItem[]; shelf: string; onShelf: (name: string) => void };

function Shelves({ items, shelf, onShelf }: ShelvesProps) {
  const gone = items.filter((item) => item.sold_out === 1).length;
  const shelves = [{ name: SOLD_OUT, count: gone }].concat(
    shelvesOf(items).map(({ name, items: held }) => ({ name, count: held.length })),
  );
  return (
    <Rail label="Categories" look="nav" className={css.shelves}>
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
    <Loading label="Loading the menu" className={css.bones}>
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
  const title = search.trim() === '' ? shelf : 'Found';
  const empty = search.trim() === '' ? 'Nothing is sold out' : `Nothing is called “${search.trim()}”`;
  return (
    <div className={css.screen}>
      <header className={css.head}>
        <Display as="h1" size={32}>
          Menu
        </Display>
        <SearchField label="Find a product" value={search} onChange={setSearch} look="raised" />
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
            title="The menu could not be loaded"
            action={<Button onClick={() => void refetch()}>Try again</Button>}
          >
            {error.message}
          </EmptyState>
        )}
      </section>
    </div>
  );
}
