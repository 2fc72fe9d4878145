import { type AnyRoute, createRoute, redirect, type RouteComponent } from '@tanstack/react-router';
import { linkOfSearch } from '@servery/domain/links/link-query';
import { saysSomething } from '@servery/domain/links/link-data';
import { accountPath } from '@servery/domain/links/account-path';
import { menuSlug } from '@servery/domain/links/menu-slug';
import { facts } from '#api/app-facts.ts';
import { searchOfPath } from '#features/links/path-link.ts';
import { SiteShell } from '#features/shell/shell.tsx';
import { useDevice } from '#state/device.ts';
import { lazyPage } from '#variants/lazy-page.tsx';
import type { Variant } from '#variants/variant.ts';

const { menu_name: slug, flags, single_store: singleStore } = facts.brand;

const identity = () => import('#features/sign-in/pages.ts');
const account = () => import('#features/account/pages.ts');
const legal = () => import('#features/legal/legal-page.tsx');
const notOffered = () => import('#features/not-offered/not-offered-page.tsx');

const page = {
  home: lazyPage(() => import('#features/home/home-page.tsx'), 'HomePage'),
  menu: lazyPage(() => import('#features/menu/menu-page.tsx'), 'MenuPage'),
  cart: lazyPage(() => import('#features/cart/cart-page.tsx'), 'CartPage'),
  checkout: lazyPage(() => import('#features/checkout/checkout-page.tsx'), 'CheckoutPage'),
  receipt: lazyPage(() => import('#features/receipt/receipt-page.tsx'), 'ReceiptPage'),
  signIn: lazyPage(identity, 'SignInPage'),
  linkSignIn: lazyPage(identity, 'LinkPage'),
  forgot: lazyPage(identity, 'ForgotPage'),
  reset: lazyPage(identity, 'ResetPage'),
  signOut: lazyPage(identity, 'SignOutPage'),
  account: lazyPage(account, 'AccountPage'),
  orders: lazyPage(account, 'OrdersPage'),
  password: lazyPage(account, 'PasswordPage'),
  pin: lazyPage(account, 'PinPage'),
  rewards: lazyPage(account, 'RewardsPage'),
  feedback: lazyPage(account, 'FeedbackPage'),
  billing: lazyPage(account, 'BillingPage'),
  withdraw: lazyPage(account, 'PayoutPage'),
  addCard: lazyPage(() => import('#features/account/add-card-page.tsx'), 'AddCardPage'),
  topup: lazyPage(() => import('#features/topup/topup-page.tsx'), 'TopupPage'),
  standing: lazyPage(() => import('#features/standing/standing-page.tsx'), 'StandingPage'),
  standingList: lazyPage(account, 'StandingListPage'),
  unavailable: lazyPage(account, 'UnavailablePage'),
  locations: lazyPage(() => import('#features/locations/locations-page.tsx'), 'LocationsPage'),
  about: lazyPage(() => import('#features/about/about-page.tsx'), 'AboutPage'),
  newsOff: lazyPage(() => import('#features/news/news-off-page.tsx'), 'NewsOffPage'),
  terms: lazyPage(legal, 'TermsPage'),
  privacy: lazyPage(legal, 'PrivacyPage'),
  logs: lazyPage(notOffered, 'LogsPage'),
  tests: lazyPage(notOffered, 'TestsPage'),
};

const UNAVAILABLE_PAGES = ['notifications', 'deliveries', 'invoices', 'settings'];

/** At one address, for everybody. */
const PLAIN_PAGES: Readonly<Record<string, RouteComponent>> = {
  '/logs': page.logs,
  '/tests': page.tests,
  '/about': page.about,
  '/news/off': page.newsOff,
  '/terms': page.terms,
  '/privacy': page.privacy,
};

type Search = Record<string, unknown>;

/** What a link says about table, booking or promo goes along. */
const to = (path: string) => redirect({ to: path, search: true, replace: true });
const toMenu = (name: string = slug) => to(`/menu/${name}`);
/** Where a brand's customers begin: its menu, or the choice of one of its stores. */
const toStart = () => (singleStore ? toMenu() : to('/locations'));

/** A link that says who holds it is followed on a page of its own, which takes that out of the address. */
function bySignInLink(search: Search, more: Search): void {
  if (search['sid'] || (search['userid'] && search['usertoken']))
    throw redirect({ to: '/login/link', search: { ...search, ...more }, replace: true });
}

/** `?menu=slug` and `?act=page` are the link forms that the app and the QR codes use. */
function fromHome({ search }: { search: Search }): void {
  bySignInLink(search, {});
  const account = accountPath(search['act']);
  if (account) throw redirect({ to: account, search: {}, replace: true });
  const wanted = menuSlug(search['menu'], '');
  if (wanted !== '')
    throw redirect({ to: `/menu/${wanted}`, search: { ...search, menu: undefined }, replace: true });
  if (saysSomething(linkOfSearch(search))) throw toStart();
  if (flags.hide_home) throw toStart();
}

/** Without a name the menu ordered from last, else the brand's only one, else the beginning. */
function fromMenu(): void {
  const name = useDevice.getState().slug || (singleStore ? slug : '');
  throw name === '' ? redirect({ to: '/', replace: true }) : toMenu(name);
}

/** The menu stays where it is while one of its products is looked at. */
function menuRoute(root: AnyRoute): AnyRoute {
  const menu = createRoute({
    getParentRoute: () => root,
    path: '/menu/$slug',
    beforeLoad: ({ params, search }: { params: { slug: string }; search: Search }) =>
      bySignInLink(search, { menu: params.slug, party: '1' }),
    component: page.menu,
  });
  const item = createRoute({ getParentRoute: () => menu, path: '/item/$item' });
  const link = createRoute({
    getParentRoute: () => menu,
    path: '/$link',
    beforeLoad: ({ params }: { params: { slug: string; link: string } }) => {
      const search = searchOfPath(params.link, globalThis.location?.pathname ?? '');
      throw redirect({ to: `/menu/${params.slug}`, search, replace: true });
    },
  });
  return menu.addChildren([item, link]);
}

function locationRoutes(root: AnyRoute): AnyRoute[] {
  return ['/locations', '/locations/$slug'].map((path) =>
    createRoute({
      getParentRoute: () => root,
      path,
      beforeLoad: () => {
        if (singleStore) throw toMenu();
      },
      component: page.locations,
    }),
  );
}

export const web: Variant = {
  basepath: '/',
  capabilities: ['require_contact', 'remember_details', 'cancel_order', 'autofill', 'account'],
  Shell: SiteShell,
  routes: (root) => {
    const at = (path: string, component: RouteComponent) =>
      createRoute({ getParentRoute: () => root, path, component });
    return [
      createRoute({ getParentRoute: () => root, path: '/', beforeLoad: fromHome, component: page.home }),
      menuRoute(root),
      at('/cart', page.cart),
      at('/checkout', page.checkout),
      ...[
        '/login',
        '/signin',
        '/signup',
        '/checkout/login',
        '/menu/login',
        '/cart/login',
        '/locations/login',
      ].map((path) => at(path, page.signIn)),
      at('/login/link', page.linkSignIn),
      at('/forgot', page.forgot),
      at('/account/reset', page.reset),
      at('/logout', page.signOut),
      at('/account', page.account),
      at('/account/orders', page.orders),
      at('/account/password', page.password),
      at('/account/pin', page.pin),
      at('/account/rewards', page.rewards),
      at('/account/feedback', page.feedback),
      createRoute({
        getParentRoute: () => root,
        path: '/account/billing',
        beforeLoad: () => {
          throw to('/account/managecard');
        },
      }),
      at('/account/managecard', page.billing),
      at('/account/addcard', page.addCard),
      at('/account/withdraw', page.withdraw),
      at('/account/topup', page.topup),
      at('/account/standingorders', page.standingList),
      at('/account/standingorder', page.standing),
      at('/account/standingorder/$slug', page.standing),
      ...UNAVAILABLE_PAGES.map((name) => at(`/account/${name}`, page.unavailable)),
      at('/account/orders/$orderId', page.receipt),
      at('/order/$orderId', page.receipt),
      ...Object.entries(PLAIN_PAGES).map(([path, component]) => at(path, component)),
      createRoute({ getParentRoute: () => root, path: '/menu', beforeLoad: fromMenu }),
      ...locationRoutes(root),
      createRoute({
        getParentRoute: () => root,
        path: '$',
        beforeLoad: () => {
          throw toStart();
        },
      }),
    ];
  },
};
