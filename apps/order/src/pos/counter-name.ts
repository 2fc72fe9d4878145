import type { GuestDetails } from '#state/stored.ts';

/** What is called out when nobody left a name. */
export const COUNTER_NAME = 'Counter';

export const namedContact = (guest: GuestDetails): GuestDetails => ({
  name: guest.name.trim() || COUNTER_NAME,
  email: guest.email.trim(),
  mobile: guest.mobile.trim(),
});
