import type { MerchantCard, MerchantGroup } from '@servery/contract/entities/merchant-card';
import {
  emptyListText,
  type LocationFilter,
  noPositionText,
} from '@servery/domain/locations/location-filter';
import { EmptyState } from '@servery/ui/empty';
import { IconHeart, IconHistory, IconMapPin, IconSearch } from '@servery/ui/icon';
import { Notice } from '@servery/ui/notice';
import { TabPanel, Tabs } from '@servery/ui/tabs';
import css from '#features/locations/locations.module.css';
import { PlaceSearch } from '#features/locations/place-search.tsx';
import { StoreBones, StoreList } from '#features/locations/store-list.tsx';
import { useFavourites } from '#features/locations/use-favourites.ts';
import type { Locations } from '#features/locations/use-locations.ts';
import { GoButton } from '#state/links.tsx';

type Props = { locations: Locations; group: MerchantGroup | undefined };

const TABS = [
  { id: 'nearby' as const, label: 'Nearby', icon: <IconMapPin /> },
  { id: 'search' as const, label: 'Search', icon: <IconSearch /> },
  { id: 'favourites' as const, label: 'Favourites', icon: <IconHeart /> },
  { id: 'history' as const, label: 'History', icon: <IconHistory /> },
];

const inGroup = (stores: readonly MerchantCard[], group: MerchantGroup | undefined): MerchantCard[] =>
  stores.filter((store) => !group || group.merchants.includes(store.id));

function Nearby({ locations, group }: Props) {
  const { state, near } = locations;
  if (state.noPosition) return <Notice>{noPositionText()}</Notice>;
  if (!near.data) return <StoreBones label="Looking for stores near you" />;
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
          Sign in
        </GoButton>
      }
    >
      {children}
    </EmptyState>
  );
}

function Favourites({ group }: Props) {
  const { isMember, stores } = useFavourites();
  if (!isMember)
    return (
      <SignInFirst title="Which stores do you like best?">
        Sign in to keep them here, one tap away.
      </SignInFirst>
    );
  return <StoreList stores={inGroup(stores, group)} empty={emptyListText('favourites')} />;
}

function History({ locations, group }: Props) {
  if (!locations.isMember)
    return (
      <SignInFirst title="Where have you ordered before?">
        Sign in to see the stores that you have ordered from.
      </SignInFirst>
    );
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
        label="Stores"
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
