import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { failureOf } from '#api/call.ts';
import { sessionQuery } from '#api/session-query.ts';
import { activityPlace } from '#app/activity-place.ts';
import { apiPlace } from '#app/api-place.ts';
import { Crashed, NotFound } from '#app/crashed.tsx';
import { brandPlace } from '#app/brand-place.ts';
import { fulfilmentPlace } from '#app/fulfilment-place.ts';
import { Inside } from '#app/inside.tsx';
import { menuPlace } from '#app/menu-place.ts';
import { promosPlace } from '#app/promos-place.ts';
import { landingOf } from '#app/rooms.ts';
import { returnPath } from '#app/return-path.ts';
import { reportsPlace } from '#app/reports-place.ts';
import { teamPlace } from '#app/team-place.ts';
import type { Shown } from '#features/devices/devices-screen.tsx';
import type { CustomersPlace } from '#features/customers/index.ts';
import type { VenuesPlace } from '#features/venues/index.ts';
import { BoardLoading } from '#features/board/board-states.tsx';

type Context = { client: QueryClient };

const SignInRoute = lazyRouteComponent(() => import('#app/sign-in-route.tsx'), 'SignInRoute');
const ForgotRoute = lazyRouteComponent(() => import('#app/sign-in-route.tsx'), 'ForgotRoute');
const ResetRoute = lazyRouteComponent(() => import('#app/sign-in-route.tsx'), 'ResetRoute');
const JoinRoute = lazyRouteComponent(() => import('#app/sign-in-route.tsx'), 'JoinRoute');
const PairRoute = lazyRouteComponent(() => import('#app/pair-route.tsx'), 'PairRoute');
const SetUpRoute = lazyRouteComponent(() => import('#app/set-up-route.tsx'), 'SetUpRoute');
const BoardRoute = lazyRouteComponent(() => import('#app/board-route.tsx'), 'BoardRoute');
const MenuRoute = lazyRouteComponent(() => import('#app/menu-route.tsx'), 'MenuRoute');
const SlotsRoute = lazyRouteComponent(() => import('#app/slots-route.tsx'), 'SlotsRoute');
const OrdersRoute = lazyRouteComponent(() => import('#app/orders-route.tsx'), 'OrdersRoute');
const StandingRoute = lazyRouteComponent(() => import('#app/standing-route.tsx'), 'StandingRoute');
const PaymentsRoute = lazyRouteComponent(() => import('#app/payments-route.tsx'), 'PaymentsRoute');
const TodayRoute = lazyRouteComponent(() => import('#app/today-route.tsx'), 'TodayRoute');
const CustomersRoute = lazyRouteComponent(() => import('#app/customers-route.tsx'), 'CustomersRoute');
const ReportsRoute = lazyRouteComponent(() => import('#app/reports-route.tsx'), 'ReportsRoute');
const PromosRoute = lazyRouteComponent(() => import('#app/promos-route.tsx'), 'PromosRoute');
const WaysToPayRoute = lazyRouteComponent(() => import('#app/ways-to-pay-route.tsx'), 'WaysToPayRoute');
const DetailsRoute = lazyRouteComponent(() => import('#app/details-route.tsx'), 'DetailsRoute');
const HoursRoute = lazyRouteComponent(() => import('#app/hours-route.tsx'), 'HoursRoute');
const FulfilmentRoute = lazyRouteComponent(() => import('#app/fulfilment-route.tsx'), 'FulfilmentRoute');
const CardsRoute = lazyRouteComponent(() => import('#app/cards-route.tsx'), 'CardsRoute');
const PaperRoute = lazyRouteComponent(() => import('#app/paper-route.tsx'), 'PaperRoute');
const TeamRoute = lazyRouteComponent(() => import('#app/team-route.tsx'), 'TeamRoute');
const DevicesRoute = lazyRouteComponent(() => import('#app/devices-route.tsx'), 'DevicesRoute');
const ActivityRoute = lazyRouteComponent(() => import('#app/activity-route.tsx'), 'ActivityRoute');
const ApiRoute = lazyRouteComponent(() => import('#app/api-route.tsx'), 'ApiRoute');
const BrandRoute = lazyRouteComponent(() => import('#app/brand-route.tsx'), 'BrandRoute');
const VenuesRoute = lazyRouteComponent(() => import('#app/venues-route.tsx'), 'VenuesRoute');
const SecurityRoute = lazyRouteComponent(() => import('#app/security-route.tsx'), 'SecurityRoute');
const PrintRoute = lazyRouteComponent(() => import('#app/print-route.tsx'), 'PrintRoute');

const root = createRootRouteWithContext<Context>()({ component: Outlet });

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: returnPath,
  component: () => <SignInRoute to={signIn.useSearch().to} />,
});

const forgot = createRoute({ getParentRoute: () => root, path: '/forgot', component: ForgotRoute });
const reset = createRoute({ getParentRoute: () => root, path: '/reset', component: ResetRoute });
const join = createRoute({ getParentRoute: () => root, path: '/join', component: JoinRoute });
const pair = createRoute({
  getParentRoute: () => root,
  path: '/pair',
  component: PairRoute,
});
const setUp = createRoute({ getParentRoute: () => root, path: '/set-up', component: SetUpRoute });

/** Everything behind the sign-in. */
const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  beforeLoad: async ({ context, location }) => {
    const leave = redirect({ to: '/sign-in', search: returnPath({ to: location.pathname }) });
    try {
      const { user } = await context.client.ensureQueryData(sessionQuery);
      // A screen in the kitchen is the board, whatever address was opened on it.
      if (user.screen === 1 && location.pathname !== '/board') throw redirect({ to: '/board' });
    } catch (error) {
      throw failureOf(error)?.code === 'signed_out' ? leave : error;
    }
  },
  component: Inside,
});

/** The console's own address leads each to where they begin. */
const start = createRoute({
  getParentRoute: () => inside,
  path: '/',
  beforeLoad: async ({ context }) => {
    const { user } = await context.client.ensureQueryData(sessionQuery);
    throw redirect({ to: landingOf(user), replace: true });
  },
});
const board = createRoute({ getParentRoute: () => inside, path: '/board', component: BoardRoute });

const menu = createRoute({
  getParentRoute: () => inside,
  path: '/menu',
  validateSearch: menuPlace,
  component: () => <MenuRoute place={menu.useSearch()} />,
});
const slots = createRoute({ getParentRoute: () => inside, path: '/slots', component: SlotsRoute });

const orders = createRoute({
  getParentRoute: () => inside,
  path: '/orders',
  validateSearch: (search: Record<string, unknown>): { order?: string; edit?: true } =>
    typeof search['order'] === 'string'
      ? { order: search['order'], ...(search['edit'] === true && { edit: true as const }) }
      : {},
  component: () => <OrdersRoute {...orders.useSearch()} />,
});
const standing = createRoute({ getParentRoute: () => inside, path: '/standing', component: StandingRoute });
const payments = createRoute({ getParentRoute: () => inside, path: '/payments', component: PaymentsRoute });
const isShown = (wanted: unknown): wanted is number | 'new' => typeof wanted === 'number' || wanted === 'new';

const devices = createRoute({
  getParentRoute: () => inside,
  path: '/devices',
  validateSearch: ({ printer, screen }: Record<string, unknown>): Shown => ({
    ...(isShown(printer) && { printer }),
    ...(isShown(screen) && { screen }),
  }),
  component: () => <DevicesRoute shown={devices.useSearch()} />,
});
const today = createRoute({ getParentRoute: () => inside, path: '/today', component: TodayRoute });
const customers = createRoute({
  getParentRoute: () => inside,
  path: '/customers',
  validateSearch: ({ customer, show, message }: Record<string, unknown>): CustomersPlace => ({
    ...(typeof customer === 'number' && { customer }),
    ...((show === 'feedback' || show === 'messages') && { show }),
    ...(typeof message === 'number' && { message }),
  }),
  component: () => <CustomersRoute place={customers.useSearch()} />,
});
const reports = createRoute({
  getParentRoute: () => inside,
  path: '/reports',
  validateSearch: reportsPlace,
  component: () => <ReportsRoute place={reports.useSearch()} />,
});
const promos = createRoute({
  getParentRoute: () => inside,
  path: '/promos',
  validateSearch: promosPlace,
  component: () => <PromosRoute place={promos.useSearch()} />,
});
const waysToPay = createRoute({
  getParentRoute: () => inside,
  path: '/ways-to-pay',
  component: WaysToPayRoute,
});
const details = createRoute({ getParentRoute: () => inside, path: '/details', component: DetailsRoute });
const hours = createRoute({ getParentRoute: () => inside, path: '/hours', component: HoursRoute });
const paper = createRoute({ getParentRoute: () => inside, path: '/paper', component: PaperRoute });
const fulfilment = createRoute({
  getParentRoute: () => inside,
  path: '/fulfilment',
  validateSearch: fulfilmentPlace,
  component: () => <FulfilmentRoute place={fulfilment.useSearch()} />,
});
const cards = createRoute({ getParentRoute: () => inside, path: '/fulfilment/cards', component: CardsRoute });
const team = createRoute({
  getParentRoute: () => inside,
  path: '/team',
  validateSearch: teamPlace,
  component: () => <TeamRoute place={team.useSearch()} />,
});
const activity = createRoute({
  getParentRoute: () => inside,
  path: '/activity',
  validateSearch: activityPlace,
  component: () => <ActivityRoute filter={activity.useSearch()} />,
});
const api = createRoute({
  getParentRoute: () => inside,
  path: '/api',
  validateSearch: apiPlace,
  component: () => <ApiRoute place={api.useSearch()} />,
});
const brand = createRoute({
  getParentRoute: () => inside,
  path: '/brand',
  validateSearch: brandPlace,
  component: () => <BrandRoute place={brand.useSearch()} />,
});
const venues = createRoute({
  getParentRoute: () => inside,
  path: '/venues',
  validateSearch: ({ pane }: Record<string, unknown>): VenuesPlace =>
    pane === 'change' || pane === 'copy' ? { pane } : {},
  component: () => <VenuesRoute place={venues.useSearch()} />,
});
const security = createRoute({ getParentRoute: () => inside, path: '/security', component: SecurityRoute });
const print = createRoute({
  getParentRoute: () => inside,
  path: '/print/$id',
  component: () => <PrintRoute id={print.useParams().id} />,
});

export const createConsoleRouter = (client: QueryClient) =>
  createRouter({
    routeTree: root.addChildren([
      signIn,
      forgot,
      reset,
      join,
      pair,
      setUp,
      inside.addChildren([
        start,
        today,
        board,
        orders,
        standing,
        menu,
        slots,
        customers,
        payments,
        reports,
        promos,
        details,
        waysToPay,
        hours,
        paper,
        fulfilment,
        cards,
        team,
        devices,
        activity,
        api,
        brand,
        venues,
        security,
        print,
      ]),
    ]),
    basepath: '/console',
    context: { client },
    defaultErrorComponent: Crashed,
    defaultNotFoundComponent: NotFound,
    defaultPendingComponent: BoardLoading,
    defaultPendingMs: 300,
  });
