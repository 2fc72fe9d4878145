import { networkError } from '@servery/domain/messages/texts';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { facts } from '#api/app-facts.ts';
import { LoadFailed, Screen, SiteFooter, useTitle } from '#features/shell/index.ts';
import { MenuBody } from '#features/menu/menu-body.tsx';
import { MenuHeader } from '#features/menu/menu-header.tsx';
import css from '#features/menu/menu-page.module.css';
import { MenuSkeleton } from '#features/menu/menu-skeleton.tsx';
import { useFolded } from '#features/menu/use-folded.ts';
import { GoButton } from '#state/links.tsx';
import { useDevice } from '#state/device.ts';
import { useVenue } from '#state/use-venue.ts';

/** A full stop or comma belongs to the sentence the link was pasted from. */
const slugOf = (param: string | undefined, stored: string): string =>
  (param ?? '').replace(/[.,]$/, '').toLowerCase() || stored || facts.brand.menu_name;

export function MenuPage() {
  const params: { slug?: string; item?: string } = useParams({ strict: false });
  const stored = useDevice((device) => device.slug);
  const slug = slugOf(params.slug, stored);
  const { merchant, order } = useVenue(slug);
  const [search, setSearch] = useState('');
  const [folded, watch] = useFolded();
  const pill = folded && search.trim() === '';
  const venue = merchant.data;
  useTitle(venue ? `${venue.name}, ${venue.suburb} Online Menu` : '');

  return (
    <Screen
      width="bare"
      header={<MenuHeader merchant={venue} search={search} onSearch={setSearch} folded={pill} />}
      footer={<SiteFooter merchant={venue} clear={(order.data?.num_items ?? 0) > 0} />}
    >
      {venue ? (
        <MenuBody
          merchant={venue}
          order={order.data}
          item={params.item}
          search={search}
          onSearch={setSearch}
          folded={pill}
          watch={watch}
        />
      ) : merchant.error ? (
        <div className={css.failed}>
          <LoadFailed
            error={merchant.error}
            title="The menu did not load"
            whenNoAnswer={networkError('ME1')}
            retry={() => void merchant.refetch()}
          />
          {slug !== facts.brand.menu_name && (
            <GoButton to={`/menu/${facts.brand.menu_name}`} kind="quiet">
              {`Go to ${facts.brand.name}`}
            </GoButton>
          )}
        </div>
      ) : (
        <MenuSkeleton />
      )}
    </Screen>
  );
}
