import { type AnyRoute, createRoute, Navigate, Outlet, type RouteComponent } from '@tanstack/react-router';
import { facts } from '#api/app-facts.ts';
import { useLinkArrival } from '#features/links/index.ts';
import { OrderScreen, PayScreen } from '#features/pos-pay/index.ts';
import { TillBones, TillScreen } from '#features/pos-till/index.ts';
import {
  AboutScreen,
  ForgotScreen,
  Gate,
  LogoutScreen,
  LogsScreen,
  SignInScreen,
  TestsScreen,
} from '#features/staff-sign-in/index.ts';
import { useOwnVenue } from '#state/own-venue.ts';
import { lazyPage } from '#variants/lazy-page.tsx';
import type { Variant } from '#variants/variant.ts';
import { t } from '#variants/texts.ts';

const SignedIn = () => (
  <Gate loading={<TillBones />}>
    <Outlet />
  </Gate>
);
function OwnMenu() {
  const { merchant } = useOwnVenue();
  return <Navigate to={`/menu/${merchant.menu.menu_name}`} replace />;
}
function MenuPage() {
  const { merchant } = useOwnVenue();
  useLinkArrival(merchant);
  return <TillScreen />;
}
/** Long texts, for the few who read them. */
const legal = () => import('#features/staff-sign-in/legal-screen.tsx');
const About = () => <AboutScreen credit={t.pointOfSale} />;
const SignIn = () => (
  <SignInScreen heading={t.merchant} lead={t.signInToTakeOrders({ name: facts.brand.name })} />
);

function routes(root: AnyRoute): AnyRoute[] {
  const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in', component: SignedIn });
  const under = (parent: AnyRoute) => (path: string, component: RouteComponent) =>
    createRoute({ getParentRoute: () => parent, path, component });
  const inside = under(signedIn);
  const outside = under(root);
  return [
    signedIn.addChildren([
      inside('/', OwnMenu),
      inside('/menu', OwnMenu),
      inside('/menu/$slug', MenuPage),
      inside('/cart', TillScreen),
      inside('/checkout', PayScreen),
      inside('/order/$orderId', OrderScreen),
      inside('/logs', LogsScreen),
      inside('/tests', TestsScreen),
      inside('/about', About),
      inside('/terms', lazyPage(legal, 'TermsScreen')),
      inside('/privacy', lazyPage(legal, 'PrivacyScreen')),
      inside('$', About),
    ]),
    outside('/signin', SignIn),
    outside('/login', SignIn),
    outside('/signup', SignIn),
    outside('/forgot', ForgotScreen),
    outside('/logout', LogoutScreen),
  ];
}

export const pos: Variant = {
  basepath: '/pos',
  capabilities: ['sign_in_first', 'cancel_order', 'keep_fulfilment'],
  Shell: ({ children }) => children,
  routes,
};
