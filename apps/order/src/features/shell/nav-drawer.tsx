import { isGuest } from '@servery/domain/people/roles';
import { IconInfo, IconShoppingBasket, IconUserRound, IconUtensils } from '@servery/ui/foundations/icon';
import { IconHouse, IconLogOut, IconStore } from '@servery/ui/foundations/icon-more';
import { List } from '@servery/ui/surfaces/list';
import { Sheet } from '@servery/ui/overlays/sheet';
import { useQuery } from '@tanstack/react-query';
import { facts } from '#api/app-facts.ts';
import { customerQuery, orderQuery } from '#api/queries.ts';
import { itemsText } from '#shared/items-text.ts';
import { GoRow } from '#shared/row-link.tsx';
import { usePopups } from '#state/popups.ts';
import { useVenueSlug } from '#state/venue-slug.ts';
import { useCan } from '#shared/can.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#features/shell/texts.ts';
import { t as later } from '#features/shell/later-texts.ts';

export function NavDrawer() {
  const { nav, closeNav } = usePopups();
  const can = useCan();
  const slug = useVenueSlug();
  const { data: order } = useQuery(orderQuery(slug));
  const count = order?.num_items ?? 0;
  const { data: customer } = useQuery(customerQuery());
  const { flags, name, single_store: singleStore } = facts.brand;
  const signedIn = customer !== undefined && !isGuest(customer);
  const account = can('account') && !flags.hide_account;
  return (
    <Sheet open={nav} onClose={closeNav} title={name} size="s">
      <List label={t.navigation}>
        {!flags.hide_home && <GoRow to="/" icon={<IconHouse />} title={t.home} onClick={closeNav} />}
        {!singleStore && (
          <GoRow to="/locations" icon={<IconStore />} title={later.stores} onClick={closeNav} />
        )}
        {count > 0 ? (
          <GoRow
            to="/cart"
            icon={<IconShoppingBasket />}
            title={t.cart}
            note={itemsText(count)}
            onClick={closeNav}
          />
        ) : (
          <GoRow to={`/menu/${slug}`} icon={<IconUtensils />} title={more.order} onClick={closeNav} />
        )}
        {account && (
          <GoRow
            to={signedIn ? '/account' : '/login'}
            icon={<IconUserRound />}
            title={t.account}
            note={signedIn ? undefined : later.signInOrSign}
            onClick={closeNav}
          />
        )}
        {!flags.hide_about && <GoRow to="/about" icon={<IconInfo />} title={t.about} onClick={closeNav} />}
        {signedIn && !flags.hide_logout && (
          <GoRow to="/logout" icon={<IconLogOut />} title={later.signOut} onClick={closeNav} />
        )}
      </List>
    </Sheet>
  );
}
