import { type AnyRoute, createRoute, Navigate, Outlet, type RouteComponent } from '@tanstack/react-router';
import { facts } from '#api/app-facts.ts';
import { AttractScreen } from '#features/kiosk-attract/index.ts';
import { CartScreen } from '#features/kiosk-cart/index.ts';
import { DoneScreen } from '#features/kiosk-done/index.ts';
import { MenuBones, MenuScreen } from '#features/kiosk-menu/index.ts';
import { useLinkArrival } from '#features/links/index.ts';
import { IdleGuard, Stage } from '#features/kiosk-shell/index.ts';
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
import { useFulfilment } from '#state/use-fulfilment.ts';
import { lazyPage } from '#variants/lazy-page.tsx';
import type { Variant } from '#variants/variant.ts';
import { t } from '#variants/texts.ts';

const SignedIn = () => (
  <Gate loading={<MenuBones />}>
    <Outlet />
    <IdleGuard />
  </Gate>
);

/** How the order goes out is the first question, wherever somebody begins. */
function MenuPage() {
  const { merchant } = useOwnVenue();
  useLinkArrival(merchant);
  return useFulfilment(merchant).valid ? <MenuScreen /> : <AttractScreen />;
}
/** Somebody whose page was loaded again is a new guest, who begins at the beginning. */
function CartPage({ naming }: { naming: boolean }) {
  const { merchant, order } = useOwnVenue();
  const begun = useFulfilment(merchant).choice !== undefined || order.num_items > 0;
  return begun ? <CartScreen naming={naming} /> : <AttractScreen />;
}
function OwnMenu() {
  const { merchant } = useOwnVenue();
  return <Navigate to={`/menu/${merchant.menu.menu_name}`} replace />;
}
/** Long texts, for the few who read them. */
const legal = () => import('#features/staff-sign-in/legal-screen.tsx');
const About = () => <AboutScreen credit={t.selfServiceKiosk} />;
const SignIn = () => <SignInScreen heading={t.kiosk} lead={t.signInToTake({ name: facts.brand.name })} />;

function routes(root: AnyRoute): AnyRoute[] {
  const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in', component: SignedIn });
  const under = (parent: AnyRoute) => (path: string, component: RouteComponent) =>
    createRoute({ getParentRoute: () => parent, path, component });
  const inside = under(signedIn);
  const outside = under(root);
  return [
    signedIn.addChildren([
      inside('/', AttractScreen),
      inside('/menu', OwnMenu),
      inside('/menu/$slug', MenuPage),
      inside('/cart', () => <CartPage naming={false} />),
      inside('/checkout', () => <CartPage naming />),
      inside('/order/$orderId', DoneScreen),
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

export const kiosk: Variant = {
  basepath: '/kiosk',
  capabilities: ['sign_in_first', 'take_turns'],
  Shell: Stage,
  routes,
};
