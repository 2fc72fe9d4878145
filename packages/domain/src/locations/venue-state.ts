import { t } from '#locations/texts';
type Store = { status: string; always_open: number; order_for_later: number };

export type StoreState = 'online' | 'offline' | 'inactive';

/** Anything but online and offline means that it is not active. */
export const storeState = ({ status }: Pick<Store, 'status'>): StoreState =>
  status === 'online' || status === 'offline' ? status : 'inactive';

export const takesOrders = (store: Store): boolean =>
  store.status === 'online' || store.always_open === 1 || store.order_for_later === 1;

export const canBeOpened = (store: Pick<Store, 'status'>): boolean => storeState(store) !== 'inactive';

export function storeAction(store: Store): string {
  if (!takesOrders(store)) return t.closed;
  const later = store.status === 'offline' && store.always_open !== 1 && store.order_for_later === 1;
  return later ? t.orderForLater : t.orderNow;
}

export const comingSoonText = ({ cstext }: { cstext: string }): string => cstext.trim() || t.comingSoon;

/** '1.24' as '1.2 km'; nothing where the distance is not known. */
export function distanceText(kilometres: string): string {
  const distance = Number(kilometres);
  return kilometres.trim() === '' || !Number.isFinite(distance)
    ? ''
    : t.km({ distance: distance.toFixed(1) });
}

/** A group leads somewhere only when it is active and has stores. */
export const groupCanBeOpened = (group: { is_active: number; merchants: readonly number[] }): boolean =>
  group.is_active === 1 && group.merchants.length > 0;
