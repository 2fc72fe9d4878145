import type { GuestDetails } from '#state/stored.ts';

/** What is called out when nobody left a name. */
export const COUNTER_NAME = 'Counter';

/** By the name that was typed, or that of the member whom it is for. */
export const namedContact = (guest: GuestDetails, memberName = ''): GuestDetails => ({
  name: guest.name.trim() || memberName || COUNTER_NAME,
  email: guest.email.trim(),
  mobile: guest.mobile.trim(),
});
