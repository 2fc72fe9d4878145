import { texts } from '@servery/domain/messages/texts';
import type { Product } from '@servery/contract/entities/menu';
import { SearchField } from '@servery/ui/inputs/search-field';
import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useRef, useState } from 'react';
import { facts } from '#api/app-facts.ts';
import { OptionsSheet } from '#pos/options/index.ts';
import { Ticket } from '#pos/ticket/index.ts';
import { CategoryTabs } from '#pos/till/category-tabs.tsx';
import { ALL, productsFor } from '#pos/till/find-products.ts';
import { TillFoot } from '#pos/till/till-foot.tsx';
import { Tiles } from '#pos/till/tiles.tsx';
import { useTillKeys } from '#pos/till/use-till-keys.ts';
import type { ProductWanted } from '#ordering/use-product-form.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import { sayBad, sayInfo } from '#state/toasts.ts';
import { useQuickAdd } from '#ordering/use-quick-add.ts';
import css from './till-screen.module.css';
import { t } from '#pos/till/texts.ts';

/** Adds, and knows from the key that asked for it on whether a product is on its way to the ticket. */
function useAddNow(quickAdd: (product: Product) => Promise<void>) {
  const underWay = useRef(0);
  const addNow = async (product: Product): Promise<void> => {
    underWay.current += 1;
    await quickAdd(product);
    underWay.current -= 1;
  };
  return { addNow, isAdding: () => underWay.current > 0 };
}

/** Products at the left, the ticket at the right, everything one tap or one key away. */
export function TillScreen() {
  const { merchant } = useDeviceVenue();
  const navigate = useNavigate();
  const [tab, setTab] = useState(ALL);
  const [search, setSearch] = useState('');
  const [wanted, setWanted] = useState<ProductWanted>();
  const searchBox = useRef<HTMLInputElement>(null);
  const { quickAdd, warm } = useQuickAdd(merchant);
  const { addNow, isAdding } = useAddNow(quickAdd);
  const categories = merchant.menu.items;
  const products = productsFor(categories, { tab, search: useDeferredValue(search) });

  const open = (product: Product) => setWanted({ itemId: product.id, slot: -1, name: product.name });
  const add = (product: Product) => {
    if (product.is_available === 0) return void sayInfo(product.available_str || texts.productUnavailable);
    if (product.must_choose === 1) open(product);
    else void addNow(product);
  };
  /** What stands in the box as Enter is pressed, not what has been drawn of it: a scanner is faster than a screen. */
  const addFirst = (typed: string) => {
    if (typed.trim() === '') return;
    const [found] = productsFor(categories, { tab, search: typed, exactly: true });
    if (!found) return void sayBad(t.notFound({ typed: typed.trim() }));
    setSearch('');
    if (found.is_available === 0) sayBad(t.isSoldOut({ name: found.name }));
    else add(found);
  };
  const onSearchKey = useTillKeys({
    searchBox,
    clearSearch: () => setSearch(''),
    addFirst,
  });
  return (
    <div className={css.pos}>
      <main className={css.till}>
        <h1 className="visually-hidden">{t.pointOfSale}</h1>
        <header className={css.head}>
          <img src={facts.brand.logo_url} alt={facts.brand.name} className={css.mark} />
          <SearchField
            ref={searchBox}
            look="raised"
            label={t.searchProducts}
            shortcut="/"
            value={search}
            onChange={setSearch}
            onKeyDown={onSearchKey}
          />
        </header>
        <CategoryTabs categories={categories} value={search === '' ? tab : null} onChange={setTab} />
        <Tiles products={products} onAdd={add} onOpen={open} onWarm={warm} onShowAll={() => setSearch('')} />
        <TillFoot />
      </main>
      <Ticket onOptions={setWanted} onPay={() => void navigate({ to: '/checkout' })} isAdding={isAdding} />
      <OptionsSheet wanted={wanted} onClose={() => setWanted(undefined)} />
    </div>
  );
}
