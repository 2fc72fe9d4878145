import type { CallOutput } from '@servery/contract/registry';
import { homeDestination } from '@servery/domain/home/block-address';
import { networkError } from '@servery/domain/messages/texts';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { facts } from '#api/app-facts.ts';
import { useLiveChanges } from '#api/live.ts';
import { homeQuery } from '#api/queries.ts';
import { keys } from '#api/query-keys.ts';
import { useBrand } from '#api/use-brand.ts';
import { Hero } from '#features/home/hero.tsx';
import { HomeBlocks } from '#features/home/home-blocks.tsx';
import css from '#features/home/home.module.css';
import { useOpenBlock } from '#features/home/open-block.ts';
import { orderPath } from '#features/home/order-path.ts';
import { SentOn } from '#features/home/sent-on.tsx';
import { LoadFailed, Screen, SiteFooter, SiteHeader, useTitle } from '#features/shell/index.ts';
import { common } from '#shared/common-texts.ts';
import { t } from '#features/home/texts.ts';

const EmbedView = lazy(async () => ({
  default: (await import('#features/home/embed-view.tsx')).EmbedView,
}));
const FrameView = lazy(async () => ({
  default: (await import('#features/home/frame-view.tsx')).FrameView,
}));

function Bones() {
  return (
    <Screen header={<SiteHeader />}>
      <Loading label={common.loading} className={css.bones}>
        <Skeleton shape="block" height="520px" />
        <Skeleton shape="block" height="160px" />
      </Loading>
    </Screen>
  );
}

/** The venue's blocks, or the page that one of them opened. */
function Blocks({ home }: { home: Pick<CallOutput<'AppHome'>, 'merchant' | 'blocks'> }) {
  const { id } = useOpenBlock();
  const opened = home.blocks.find((block) => block.id === id);
  const order = opened?.place_order_btn === 1 ? orderPath(home) : undefined;
  if (opened?.block === 'embed_link') return <EmbedView block={opened} order={order} />;
  if (opened?.block === 'iframe') return <FrameView block={opened} order={order} />;
  const venue = facts.brand.single_store ? home.merchant : undefined;
  return (
    <Screen width="bare" footer={<SiteFooter merchant={venue} />}>
      <Hero home={home} />
      <HomeBlocks home={home} />
    </Screen>
  );
}

export function HomePage() {
  const client = useQueryClient();
  const home = useQuery(homeQuery());
  const { name, words, menu_name: menu } = useBrand();
  useTitle(`${name}, ${words.tagline}`);
  useLiveChanges({ menu }, () => void client.invalidateQueries({ queryKey: keys.home }));
  if (!home.data && home.error)
    return (
      <Screen header={<SiteHeader />}>
        <LoadFailed
          error={home.error}
          title={t.pageFailed}
          whenNoAnswer={networkError('HO1')}
          retry={() => void home.refetch()}
        />
      </Screen>
    );
  if (!home.data) return <Bones />;
  const elsewhere = homeDestination(home.data.redirect_uri);
  if (elsewhere)
    return (
      <>
        <Bones />
        <SentOn to={elsewhere} />
      </>
    );
  const blocks = home.data.blocks.filter((block) => block.visible === 1);
  return (
    <Suspense fallback={<Bones />}>
      <Blocks home={{ merchant: home.data.merchant, blocks }} />
    </Suspense>
  );
}
