import { useNavigate } from '@tanstack/react-router';
import { facts } from '#api/app-facts.ts';
import { useLinkArrival } from '#features/links/index.ts';
import { AttractScreen } from '#kiosk/attract/index.ts';
import { CartScreen } from '#kiosk/cart/index.ts';
import { DoneScreen } from '#kiosk/done/index.ts';
import { MenuScreen } from '#kiosk/menu/index.ts';
import { IdleGuard, Stage, Starting } from '#kiosk/shell/index.ts';
import { useApplyPromo } from '#ordering/use-apply-promo.ts';
import { useMenuTitle } from '#ordering/use-menu-title.ts';
import { useFulfilment } from '#ordering/use-fulfilment.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import { deviceRoutes } from '#variants/device-routes.tsx';
import type { Variant } from '#variants/variant.ts';
import { t } from '#variants/texts.ts';

/** How the order goes out is the first question, wherever somebody begins. */
function MenuPage() {
  const { merchant, order } = useDeviceVenue();
  const navigate = useNavigate();
  useLinkArrival(merchant, () => void navigate({ to: '/' }));
  useApplyPromo(merchant, order);
  useMenuTitle(merchant);
  return useFulfilment(merchant).valid ? <MenuScreen /> : <AttractScreen />;
}
/** Somebody whose page was loaded again is a new guest, who begins at the beginning. */
function CartPage({ naming }: { naming: boolean }) {
  const { merchant, order } = useDeviceVenue();
  const begun = useFulfilment(merchant).choice !== undefined || order.num_items > 0;
  return begun ? <CartScreen naming={naming} /> : <AttractScreen />;
}

export const kiosk: Variant = {
  basepath: '/kiosk',
  capabilities: ['sign_in_first', 'take_turns'],
  Shell: Stage,
  routes: (root) =>
    deviceRoutes(root, {
      loading: <Starting />,
      beside: <IdleGuard />,
      start: AttractScreen,
      menu: MenuPage,
      cart: () => <CartPage naming={false} />,
      checkout: () => <CartPage naming />,
      order: DoneScreen,
      credit: t.selfServiceKiosk,
      signIn: { heading: t.kiosk, lead: t.signInToTake({ name: facts.brand.name }) },
    }),
};
