import { type AnyRoute, createRoute, Navigate, Outlet, type RouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  AboutScreen,
  ForgotScreen,
  Gate,
  LogoutScreen,
  LogsScreen,
  SignInScreen,
  TestsScreen,
} from '#features/staff-sign-in/index.ts';
import { PairingGate, type PaymentShown } from '#features/terminal/index.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import { lazyPage } from '#variants/lazy-page.tsx';

/** What a screen that stands in a venue shows under each address. */
export type DeviceScreens = {
  /** shown while the venue is on its way */
  loading: ReactNode;
  /** stays beside every screen */
  beside?: ReactNode;
  start: RouteComponent;
  menu: RouteComponent;
  cart: RouteComponent;
  checkout: RouteComponent;
  order: RouteComponent;
  /** screens that no other device has */
  own?: readonly { path: string; component: RouteComponent }[];
  /** how a payment on the pinpad is shown, where that is not the popup */
  paying?: PaymentShown;
  credit: string;
  signIn: { heading: string; lead: string };
};

/** Long texts, for the few who read them. */
const legal = () => import('#features/staff-sign-in/legal-screen.tsx');

/** For the day on which the device is put up. */
const pairScreen = () => import('#features/staff-sign-in/pair-screen.tsx');

/** For the day on which a pinpad is put beside the screen. */
const pairing = () => import('#features/terminal/pairing-screen.tsx');

/** The menu of the one venue that the device stands in. */
export function ToOwnMenu() {
  const { merchant } = useDeviceVenue();
  return <Navigate to={`/menu/${merchant.menu.menu_name}`} replace />;
}

/** The addresses of the kiosk and the till. Nothing is shown until somebody of the venue has signed in. */
export function deviceRoutes(root: AnyRoute, screens: DeviceScreens): AnyRoute[] {
  const SignedIn = () => (
    <Gate loading={screens.loading}>
      <PairingGate loading={screens.loading} progress={screens.paying}>
        <Outlet />
        {screens.beside}
      </PairingGate>
    </Gate>
  );
  const About = () => <AboutScreen credit={screens.credit} />;
  const SignIn = () => <SignInScreen {...screens.signIn} />;
  const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in', component: SignedIn });
  const under = (parent: AnyRoute) => (path: string, component: RouteComponent) =>
    createRoute({ getParentRoute: () => parent, path, component });
  const inside = under(signedIn);
  const outside = under(root);
  return [
    signedIn.addChildren([
      inside('/', screens.start),
      inside('/menu', ToOwnMenu),
      inside('/menu/$slug', screens.menu),
      inside('/cart', screens.cart),
      inside('/checkout', screens.checkout),
      inside('/order/$orderId', screens.order),
      ...(screens.own ?? []).map(({ path, component }) => inside(path, component)),
      inside('/eftpos/linkly', lazyPage(pairing, 'PairingScreen')),
      inside('/logs', LogsScreen),
      inside('/tests', TestsScreen),
      inside('/about', About),
      inside('/terms', lazyPage(legal, 'TermsScreen')),
      inside('/privacy', lazyPage(legal, 'PrivacyScreen')),
      inside('$', About),
    ]),
    outside('/pair', lazyPage(pairScreen, 'PairScreen')),
    outside('/signin', SignIn),
    outside('/login', SignIn),
    outside('/signup', SignIn),
    outside('/forgot', ForgotScreen),
    outside('/logout', LogoutScreen),
  ];
}
