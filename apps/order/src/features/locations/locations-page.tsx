import { inWidths } from '@servery/ui/surfaces/picture';
import type { MerchantGroup } from '@servery/contract/entities/merchant-card';
import { networkError } from '@servery/domain/messages/texts';
import { Button } from '@servery/ui/actions/button';
import { IconRefreshCw } from '@servery/ui/foundations/icon';
import { useParams } from '@tanstack/react-router';
import { facts } from '#api/app-facts.ts';
import { Groups } from '#features/locations/groups.tsx';
import { LocationLists } from '#features/locations/location-lists.tsx';
import { LocationNotes } from '#features/locations/location-notes.tsx';
import css from '#features/locations/locations.module.css';
import { type Locations, useLocations } from '#features/locations/use-locations.ts';
import {
  LoadFailed,
  PullToRefresh,
  Screen,
  ScreenTitle,
  SiteHeader,
  StoreLinks,
  useTitle,
} from '#features/shell/index.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#features/locations/texts.ts';

const reload = (): void => location.reload();

function Head({ group }: { group: MerchantGroup | undefined }) {
  const { brand } = facts;
  return (
    <header className={css.head}>
      <img
        {...inWidths(group?.hero_img_url || brand.hero_url, '(min-width: 900px) 780px, 100vw')}
        alt=""
        width="780"
        height="520"
        fetchPriority="high"
        className={css.picture}
      />
      <div className={css.headWords}>
        <ScreenTitle size={44}>{group?.group_title || t.chooseAStore}</ScreenTitle>
        <p className={css.lead}>{group ? group.group_subtitle : brand.words.tagline}</p>
      </div>
    </header>
  );
}

function Body({ locations, group }: { locations: Locations; group: MerchantGroup | undefined }) {
  const { all, list } = locations;
  if (!list && all.error)
    return (
      <LoadFailed
        error={all.error}
        title={t.storesFailed}
        whenNoAnswer={networkError('LO1')}
        retry={() => void all.refetch()}
      />
    );
  return (
    <>
      {list && <Groups groups={list.merchant_groups} current={group} />}
      <LocationLists locations={locations} group={group} />
      {list && <LocationNotes settings={list.settings} />}
      <div className={css.foot}>
        <Button kind="quiet" size="s" icon={<IconRefreshCw />} onClick={reload}>
          {more.refresh}
        </Button>
        <StoreLinks />
      </div>
    </>
  );
}

/** Which of a brand's stores to order from. */
export function LocationsPage() {
  const { slug }: { slug?: string } = useParams({ strict: false });
  const locations = useLocations();
  const group = locations.list?.merchant_groups.find(({ code }) => code === slug?.toLowerCase());
  useTitle(`${group?.group_title || t.stores}, ${facts.brand.name}`);
  return (
    <PullToRefresh onRefresh={reload}>
      <Screen width="wide" header={<SiteHeader />}>
        <Head group={group} />
        <Body locations={locations} group={group} />
      </Screen>
    </PullToRefresh>
  );
}
