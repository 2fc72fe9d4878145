import type { MerchantCard, MerchantGroup } from '@servery/contract/entities/merchant-card';
import {
  emptyListText,
  type LocationFilter,
  noPositionText,
} from '@servery/domain/locations/location-filter';
import { EmptyState } from '@servery/ui/feedback/empty';
import { IconMapPin, IconSearch } from '@servery/ui/foundations/icon';
import { IconHeart, IconHistory } from '@servery/ui/foundations/icon-more';
import { Notice } from '@servery/ui/feedback/notice';
import { TabPanel, Tabs } from '@servery/ui/choices/tabs';
import css from '#features/locations/locations.module.css';
import { PlaceSearch } from '#features/locations/place-search.tsx';
import { StoreBones, StoreList } from '#features/locations/store-list.tsx';
import { useFavourites } from '#features/locations/use-favourites.ts';
import type { Locations } from '#features/locations/use-locations.ts';
import { GoButton } from '#shared/links.tsx';
import { common } from '#shared/common-texts.ts';
import { t } from '#features/locations/texts.ts';

type Props = { locations: Locations; group: MerchantGroup | undefined };

const TABS = [
  { id: 'nearby' as const, label: t.nearby, icon: <IconMapPin /> },
  { id: 'search' as const, label: t.search, icon: <IconSearch /> },
  { id: 'favourites' as const, label: t.favourites, icon: <IconHeart /> },
  { id: 'history' as const, label: t.history, icon: <IconHistory /> },
];

const inGroup = (stores: readonly MerchantCard[], group: MerchantGroup | undefined): MerchantCard[] =>
  stores.filter((store) => !group || group.merchants.includes(store.id));

function Nearby({ locations, group }: Props) {
  const { state, near } = locations;
  if (state.noPosition) return <Notice>{noPositionText()}</Notice>;
  if (!near.data) return <StoreBones label={t.lookingForStoresNear} />;
  return <StoreList stores={inGroup(near.data.merchants, group)} empty={emptyListText('nearby')} />;
}

function Search({ locations, group }: Props) {
  const { state, all } = locations;
  return (
    <>
      {state.noPosition && <Notice>{noPositionText()}</Notice>}
      <PlaceSearch group={group} all={all.data && inGroup(all.data.merchants, group)} />
    </>
  );
}

function SignInFirst({ title, children }: { title: string; children: string }) {
  return (
    <EmptyState
      picture={null}
      title={title}
      action={
        <GoButton to="/locations/login" search={{ next: '/locations' }}>
          {common.signIn}
        </GoButton>
      }
    >
      {children}
    </EmptyState>
  );
}

function Favourites({ group }: Props) {
  const { isMember, stores } = useFavourites();
  if (!isMember) return <SignInFirst title={t.whichStoresDoYou}>{t.signInToKeep}</SignInFirst>;
  return <StoreList stores={inGroup(stores, group)} empty={emptyListText('favourites')} />;
}

function History({ locations, group }: Props) {
  if (!locations.isMember) return <SignInFirst title={t.whereHaveYouOrdered}>{t.historyNote}</SignInFirst>;
  return <StoreList stores={inGroup(locations.history, group)} empty={emptyListText('history')} />;
}

const LIST: Readonly<Record<LocationFilter, (props: Props) => React.ReactNode>> = {
  nearby: Nearby,
  search: Search,
  favourites: Favourites,
  history: History,
};

export function LocationLists(props: Props) {
  const { state, choose } = props.locations;
  const List = LIST[state.filter];
  return (
    <>
      <Tabs
        label={t.stores}
        items={TABS}
        value={state.filter}
        onChange={choose}
        panels="stores"
        className={css.tabs}
      />
      <TabPanel panels="stores" id={state.filter} className={css.panel}>
        <List {...props} />
      </TabPanel>
    </>
  );
}
