import type { Customer } from '@servery/contract/entities/customer';
import { isGuest, isMember, isStaff, isTest } from '#people/roles';

export type AuthFlags = {
  isLoggedIn: boolean;
  isMember: boolean;
  isGuest: boolean;
  isKiosk: boolean;
  isStaff: boolean;
  isTest: boolean;
};

/** Who somebody is, as the screens ask for it. */
export function authFlags(who: Pick<Customer, 'id' | 'status'>): AuthFlags {
  const guest = isGuest(who);
  return {
    isLoggedIn: !guest,
    isMember: !guest && isMember(who.status),
    isGuest: guest,
    isKiosk: !guest && who.status === 3,
    isStaff: !guest && isStaff(who.status),
    isTest: !guest && isTest(who.status),
  };
}

const EXPIRES_ON = new Set([
  'ManageCart.update_checkout',
  'DeliveryStops',
  'DeliverySlots',
  'PickupLocations',
]);

/** Whether an answer means that nobody is signed in any more. */
export function endsSession(answer: { call: string; responseCode: string; message: string }): boolean {
  if (answer.responseCode === 'AUTH') return true;
  if (answer.responseCode === 'SUCCESS') return false;
  return EXPIRES_ON.has(answer.call) && /session expired/i.test(answer.message);
}

/** How long what was said about the new customer can be read before the page changes. */
export const REDIRECT_MS = 2000;
