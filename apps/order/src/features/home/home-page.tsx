import { networkError } from '@servery/domain/messages/texts';
import { Loading, Skeleton } from '@servery/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { facts } from '#api/app-facts.ts';
import { homeQuery } from '#api/queries.ts';
import { Hero } from '#features/home/hero.tsx';
import { HomeBlocks } from '#features/home/home-blocks.tsx';
import css from '#features/home/home.module.css';
import { LoadFailed, Screen, SiteFooter, SiteHeader, useTitle } from '#features/shell/index.ts';

export function HomePage() {
  const home = useQuery(homeQuery());
  useTitle(`${facts.brand.name}, ${facts.brand.words.tagline}`);
  if (!home.data)
    return (
      <Screen header={<SiteHeader />}>
        {home.error ? (
          <LoadFailed
            error={home.error}
            title="This page did not load"
            whenNoAnswer={networkError('HO1')}
            retry={() => void home.refetch()}
          />
        ) : (
          <Loading label="Loading" className={css.bones}>
            <Skeleton shape="block" height="520px" />
            <Skeleton shape="block" height="160px" />
          </Loading>
        )}
      </Screen>
    );
  const { merchant } = home.data;
  const blocks = home.data.blocks.filter((block) => block.visible === 1);
  return (
    <Screen width="bare" footer={<SiteFooter merchant={facts.brand.single_store ? merchant : undefined} />}>
      <Hero merchant={merchant} blocks={blocks} />
      <HomeBlocks blocks={blocks} />
    </Screen>
  );
}
