/** Every address of the customers' site: `$` stands for a name or number. Anything else leads to the beginning. */
export const WEB_PATHS = [
  '/',
  '/menu',
  '/menu/$',
  '/menu/$/$',
  '/menu/$/item/$',
  '/locations',
  '/locations/$',
  '/cart',
  '/checkout',
  '/login',
  '/login/link',
  '/signin',
  '/signup',
  '/forgot',
  '/logout',
  '/checkout/login',
  '/menu/login',
  '/cart/login',
  '/locations/login',
  '/account',
  '/account/orders',
  '/account/orders/$',
  '/account/password',
  '/account/pin',
  '/account/rewards',
  '/account/feedback',
  '/account/reset',
  '/account/billing',
  '/account/managecard',
  '/account/addcard',
  '/account/withdraw',
  '/account/topup',
  '/account/standingorders',
  '/account/standingorder',
  '/account/standingorder/$',
  '/account/notifications',
  '/account/deliveries',
  '/account/invoices',
  '/account/settings',
  '/order/$',
  '/logs',
  '/tests',
  '/about',
  '/news/off',
  '/terms',
  '/privacy',
] as const;

const PATTERNS = WEB_PATHS.map((path) => path.split('/').filter(Boolean));

/** Whether the customers' site has a page there. */
export function isWebPath(path: string): boolean {
  const parts = path.split('/').filter(Boolean);
  return PATTERNS.some(
    (pattern) =>
      pattern.length === parts.length && pattern.every((name, at) => name === '$' || name === parts[at]),
  );
}
