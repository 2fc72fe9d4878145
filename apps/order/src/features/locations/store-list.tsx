import type { MerchantCard } from '@servery/contract/entities/merchant-card';
import { EmptyState } from '@servery/ui/feedback/empty';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { facts } from '#api/app-facts.ts';
import css from '#features/locations/store-card.module.css';
import { StoreCard } from '#features/locations/store-card.tsx';
import { t } from '#features/locations/texts.ts';

export function StoreList({ stores, empty }: { stores: readonly MerchantCard[]; empty: string }) {
  if (stores.length === 0) return <EmptyState title={empty} />;
  return (
    <ul
      aria-label={t.stores}
      data-simple={facts.brand.locations.simple_card || undefined}
      className={css.stores}
    >
      {stores.map((store) => (
        <StoreCard key={store.id} store={store} />
      ))}
    </ul>
  );
}

const THREE = ['a', 'b', 'c'];

/** The shape of the cards while they are on their way. */
export function StoreBones({ label }: { label: string }) {
  const simple = facts.brand.locations.simple_card;
  return (
    <Loading label={label} className={css.stores}>
      {THREE.map((id) => (
        <div key={id} data-bones className={css.card}>
          {!simple && <Skeleton shape="block" height="156px" />}
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton shape="short" />
        </div>
      ))}
    </Loading>
  );
}
