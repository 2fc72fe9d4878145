import type { CallName } from '@servery/contract/registry';

let chosenType: string | undefined;

/** How the order is had, for the calls that say so. */
export function rememberType(code: string | undefined): void {
  chosenType = code;
}

/** '/kiosk/menu/banksia-kitchen' is the menu: what a log calls the screen that a call was made from. */
export const screenOf = (path: string): string =>
  path
    .replace(/^\/(kiosk|pos)(?=\/|$)/, '')
    .split('/')
    .find((part) => part !== '') ?? 'home';

/** Fields that the screens do not have to think of. */
export function fieldsFor(name: CallName): Record<string, string | undefined> {
  if (name === 'Merchant') return { fulfilment_type: chosenType };
  return name.startsWith('ManageCart.') ? { component: screenOf(location.pathname) } : {};
}
