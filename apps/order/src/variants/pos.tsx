import { facts } from '#api/app-facts.ts';
import { useLinkArrival } from '#features/links/index.ts';
import { lazyPart } from '#features/terminal/index.ts';
import { OrdersScreen } from '#pos/orders/index.ts';
import { TillLock } from '#pos/person/index.ts';
import { CollectScreen, OrderScreen, PayScreen } from '#pos/pay/index.ts';
import { TillSkeleton, TillScreen } from '#pos/till/index.ts';
import { useApplyPromo } from '#ordering/use-apply-promo.ts';
import { useMenuTitle } from '#ordering/use-menu-title.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import { usePopups } from '#state/popups.ts';
import { deviceRoutes, ToOwnMenu } from '#variants/device-routes.tsx';
import { lazyPage } from '#variants/lazy-page.tsx';
import type { Variant } from '#variants/variant.ts';
import { t } from '#variants/texts.ts';

/** For the tables that pay one by one. */
const split = () => import('#pos/split/split-screen.tsx');

const TillProgress = lazyPart(() => import('#pos/pinpad/till-progress.tsx'), 'TillProgress');

function MenuPage() {
  const { merchant, order } = useDeviceVenue();
  const ask = usePopups((popups) => popups.askFulfilment);
  useLinkArrival(merchant, () => ask());
  useApplyPromo(merchant, order);
  useMenuTitle(merchant);
  return <TillScreen />;
}

export const pos: Variant = {
  basepath: '/pos',
  capabilities: ['sign_in_first', 'cancel_order', 'take_cash', 'keep_fulfilment'],
  Shell: ({ children }) => children,
  routes: (root) =>
    deviceRoutes(root, {
      loading: <TillSkeleton />,
      beside: <TillLock />,
      start: ToOwnMenu,
      menu: MenuPage,
      cart: TillScreen,
      checkout: PayScreen,
      order: OrderScreen,
      paying: TillProgress,
      own: [
        { path: '/orders', component: OrdersScreen },
        { path: '/order/$orderId/pay', component: CollectScreen },
        { path: '/order/$orderId/split', component: lazyPage(split, 'SplitScreen') },
      ],
      credit: t.pointOfSale,
      signIn: { heading: t.merchant, lead: t.signInToTakeOrders({ name: facts.brand.name }) },
    }),
};
