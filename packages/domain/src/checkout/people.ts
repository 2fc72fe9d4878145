import type { Customer } from '@servery/contract/entities/customer';
import { isGuest, isMember, isStaff } from '#people/roles';
import { catalogue } from '#texts/catalogue';

/** Who checks out. A kiosk and staff order for somebody else. */
export type Actor = 'guest' | 'member' | 'kiosk' | 'staff';

export function actorOf(customer: Pick<Customer, 'id' | 'status'>): Actor {
  if (isGuest(customer)) return 'guest';
  if (isMember(customer.status)) return 'member';
  return isStaff(customer.status) ? 'staff' : 'kiosk';
}

const LABEL: Readonly<Record<string, string>> = catalogue('rules-checkout-role', {
  guest: 'Guest',
  member: 'Member',
  staff: 'Staff',
});
/** What stands beside the title of the screen; a kiosk says nothing. */
export const roleLabel = (actor: Actor): string => LABEL[actor] ?? '';

const TITLE: Readonly<Record<Actor, string>> = catalogue('rules-checkout-title', {
  guest: 'Guest Checkout',
  kiosk: 'Your Details',
  staff: 'Staff Order for Customer',
  member: 'Welcome back',
});
export const detailsTitle = (actor: Actor): string => TITLE[actor];
