import {
  type AnyRoute,
  createRoute,
  lazyRouteComponent,
  redirect,
  type RouteComponent,
} from '@tanstack/react-router';
import { facts } from '#api/app-facts.ts';
import { SiteShell } from '#features/shell/shell.tsx';
import type { Variant } from '#variants/variant.ts';

const { menu_name: slug, flags } = facts.brand;

const page = {
  home: lazyRouteComponent(() => import('#features/home/home-page.tsx'), 'HomePage'),
  menu: lazyRouteComponent(() => import('#features/menu/menu-page.tsx'), 'MenuPage'),
  cart: lazyRouteComponent(() => import('#features/cart/cart-page.tsx'), 'CartPage'),
  checkout: lazyRouteComponent(() => import('#features/checkout/checkout-page.tsx'), 'CheckoutPage'),
  receipt: lazyRouteComponent(() => import('#features/receipt/receipt-page.tsx'), 'ReceiptPage'),
  signIn: lazyRouteComponent(() => import('#features/sign-in/sign-in-page.tsx'), 'SignInPage'),
  signOut: lazyRouteComponent(() => import('#features/sign-in/sign-out-page.tsx'), 'SignOutPage'),
  account: lazyRouteComponent(() => import('#features/sign-in/account-page.tsx'), 'AccountPage'),
  about: lazyRouteComponent(() => import('#features/about/about-page.tsx'), 'AboutPage'),
};

/** What a link says about table, booking or promo goes along. */
const toMenu = (name: string = slug) => redirect({ to: `/menu/${name}`, search: true, replace: true });

/** `?menu=slug` is the link form that the app and the QR codes use. */
function fromHome({ search }: { search: Record<string, unknown> }): void {
  const wanted = search['menu'];
  if (typeof wanted === 'string' && wanted !== '') throw toMenu(wanted);
  if (flags.hide_home) throw toMenu();
}

/** The menu stays where it is while one of its products is looked at. */
function menuRoute(root: AnyRoute): AnyRoute {
  const menu = createRoute({ getParentRoute: () => root, path: '/menu/$slug', component: page.menu });
  const item = createRoute({ getParentRoute: () => menu, path: '/item/$item' });
  return menu.addChildren([item]);
}

export const web: Variant = {
  basepath: '/',
  capabilities: ['require_contact', 'remember_details', 'cancel_order', 'autofill', 'account'],
  Shell: SiteShell,
  routes: (root) => {
    const at = (path: string, component: RouteComponent) =>
      createRoute({ getParentRoute: () => root, path, component });
    const away = (path: string, to: () => unknown) =>
      createRoute({
        getParentRoute: () => root,
        path,
        beforeLoad: () => {
          throw to();
        },
      });
    return [
      createRoute({ getParentRoute: () => root, path: '/', beforeLoad: fromHome, component: page.home }),
      menuRoute(root),
      at('/cart', page.cart),
      at('/checkout', page.checkout),
      ...['/login', '/signin', '/checkout/login', '/menu/login', '/cart/login', '/locations/login'].map(
        (path) => at(path, page.signIn),
      ),
      at('/logout', page.signOut),
      at('/account', page.account),
      at('/account/orders/$orderId', page.receipt),
      at('/order/$orderId', page.receipt),
      at('/about', page.about),
      ...['/menu', '/locations', '/locations/$slug', '$'].map((path) => away(path, () => toMenu())),
    ];
  },
};
