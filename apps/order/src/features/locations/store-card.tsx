import type { MerchantCard } from '@servery/contract/entities/merchant-card';
import {
  canBeOpened,
  comingSoonText,
  distanceText,
  storeAction,
  storeState,
} from '@servery/domain/locations/venue-state';
import { Status } from '@servery/ui/actions/badge';
import { Button } from '@servery/ui/actions/button';
import { IconHeart } from '@servery/ui/foundations/icon-more';
import { IconButton } from '@servery/ui/actions/icon-button';
import { Picture } from '@servery/ui/surfaces/picture';
import { Display } from '@servery/ui/foundations/text';
import { facts } from '#api/app-facts.ts';
import { PaymentIcon } from '#features/locations/payment-icon.tsx';
import css from '#features/locations/store-card.module.css';
import { useFavourites } from '#features/locations/use-favourites.ts';
import { GoButton } from '#shared/links.tsx';
import { FulfilmentIcon } from '#shared/fulfilment-icon.tsx';
import { t } from '#features/locations/texts.ts';

function Icons({ store, payments }: { store: MerchantCard; payments: boolean }) {
  return (
    <div className={css.icons}>
      <ul aria-label={t.waysToOrder} className={css.iconList}>
        {store.fulfilment.map(({ code, verb }) => (
          <li key={code} title={verb}>
            <FulfilmentIcon code={code} />
            <span className="visually-hidden">{verb}</span>
          </li>
        ))}
      </ul>
      {payments && store.payment_methods.length > 0 && (
        <ul aria-label={t.waysToPay} className={css.iconList}>
          {store.payment_methods.map((name) => (
            <li key={name}>
              <PaymentIcon name={name} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Action({ store }: { store: MerchantCard }) {
  const [menu] = store.menus;
  const label = storeState(store) === 'inactive' ? comingSoonText(store) : storeAction(store);
  const name = { 'aria-label': `${label}, ${store.name}` };
  if (!canBeOpened(store) || !menu)
    return (
      <Button size="s" kind="line" disabled {...name}>
        {label}
      </Button>
    );
  return (
    <GoButton
      to={`/menu/${menu.name}`}
      size="s"
      kind={label === 'Closed' ? 'line' : 'primary'}
      className={css.action}
      {...name}
    >
      {label}
    </GoButton>
  );
}

/** Only a member has somewhere to keep it. */
function Favourite({ store }: { store: MerchantCard }) {
  const { isMember, stores, toggle } = useFavourites();
  if (!isMember) return null;
  return (
    <IconButton
      kind="raised"
      label={t.isAFavourite({ name: store.name })}
      aria-pressed={stores.some(({ id }) => id === store.id)}
      icon={<IconHeart />}
      onClick={() => void toggle(store)}
      className={css.favourite}
    />
  );
}

/** A store of the brand. The simple card leaves out the picture and how one can pay. */
export function StoreCard({ store }: { store: MerchantCard }) {
  const { locations, flags } = facts.brand;
  const full = !locations.simple_card;
  const distance = distanceText(store.distance_from_position);
  return (
    <li data-shut={canBeOpened(store) ? undefined : true} className={css.card}>
      {full && !flags.hide_pictures && (
        <Picture src={store.hero_img_url || undefined} fit="cover" className={css.picture} />
      )}
      <div className={css.words}>
        <Display as="h2" size={24}>
          {store.name}
        </Display>
        <p className={css.address}>
          {store.address1}, {store.suburb}
          {distance && <span className={css.distance}> · {distance}</span>}
        </p>
        {store.open_text && canBeOpened(store) && (
          <Status coloured tone={store.open_text.startsWith('Open now') ? 'good' : 'warn'}>
            {store.open_text}
          </Status>
        )}
        <Icons store={store} payments={full} />
      </div>
      <Action store={store} />
      <Favourite store={store} />
    </li>
  );
}
