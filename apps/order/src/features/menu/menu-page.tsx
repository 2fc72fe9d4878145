import { menuSlug } from '@servery/domain/links/menu-slug';
import { networkError } from '@servery/domain/messages/texts';
import { useParams } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { facts } from '#api/app-facts.ts';
import { LoadFailed, PullToRefresh, Screen, SiteFooter } from '#features/shell/index.ts';
import { MenuBody } from '#features/menu/menu-body.tsx';
import { MenuHeader } from '#features/menu/menu-header.tsx';
import css from '#features/menu/menu-page.module.css';
import { MenuSkeleton } from '#features/menu/menu-skeleton.tsx';
import { useFolded } from '#features/menu/use-folded.ts';
import { useMenuLoad } from '#features/menu/use-menu-load.ts';
import { GoButton } from '#shared/links.tsx';
import { useDevice } from '#state/device.ts';
import { useMenuTitle } from '#ordering/use-menu-title.ts';
import { t } from '#features/menu/texts.ts';

const BrandMoved = lazy(async () => ({
  default: (await import('#features/menu/brand-moved.tsx')).BrandMoved,
}));
const MenuGate = lazy(async () => ({ default: (await import('#features/menu/menu-gate.tsx')).MenuGate }));

const reload = (): void => location.reload();

type Load = ReturnType<typeof useMenuLoad>;

function NotLoaded({ load, error, slug }: { load: Load; error: Error; slug: string }) {
  return (
    <div className={css.failed}>
      <LoadFailed error={error} title={t.menuFailed} whenNoAnswer={networkError('ME1')} retry={load.retry} />
      {slug !== facts.brand.menu_name && (
        <GoButton to={`/menu/${facts.brand.menu_name}`} kind="quiet">
          {t.goTo({ name: facts.brand.name })}
        </GoButton>
      )}
    </div>
  );
}

function Menu({ slug, item }: { slug: string; item: string | undefined }) {
  const load = useMenuLoad(slug);
  const [search, setSearchText] = useState('');
  /** What is found begins at the top, wherever somebody had read to. */
  const setSearch = (text: string) => {
    setSearchText(text);
    if (text.trim() !== '' && scrollY > 0) scrollTo({ top: 0 });
  };
  const [folded, watch] = useFolded();
  const pill = folded && search.trim() === '';
  const { merchant: venue, order, stage } = load;
  useMenuTitle(venue);
  const body = () => {
    if (load.error) return <NotLoaded load={load} error={load.error} slug={slug} />;
    if (!venue || !stage) return <MenuSkeleton />;
    if (stage.kind === 'redirect') return <BrandMoved moved={venue.brand_redirect} />;
    if (stage.kind !== 'menu')
      return <MenuGate merchant={venue} stage={stage} hasMenu={load.hasMenu} onReady={load.loadMenu} />;
    const parts = {
      merchant: venue,
      order: order.data,
      item,
      search,
      onSearch: setSearch,
      folded: pill,
      watch,
    };
    return <MenuBody {...parts} />;
  };
  return (
    <PullToRefresh onRefresh={reload}>
      <Screen
        width="bare"
        header={<MenuHeader merchant={venue} search={search} onSearch={setSearch} folded={pill} />}
        footer={<SiteFooter merchant={venue} clear={(order.data?.num_items ?? 0) > 0} />}
      >
        <Suspense fallback={<MenuSkeleton />}>{body()}</Suspense>
      </Screen>
    </PullToRefresh>
  );
}

export function MenuPage() {
  const params: { slug?: string; item?: string } = useParams({ strict: false });
  const slug = useDevice((device) => menuSlug(params.slug, device.slug)) || facts.brand.menu_name;
  return <Menu key={slug} slug={slug} item={params.item} />;
}
