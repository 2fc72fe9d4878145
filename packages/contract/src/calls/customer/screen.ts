import { z } from 'zod';
import { call } from '#call';
import { signInAnswer } from '#calls/customer/sign-in';
import { pairCode } from '#calls/console/screens';

/** Makes this device a kiosk or a till of a venue, by the code that the console shows: as if its account had signed in. */
export const screenPair = call({
  action: 'Screen',
  sub: 'pair',
  can: 'anyone',
  scope: 'brand',
  input: z.object({ code: pairCode }),
  output: signInAnswer,
  errors: ['pair_wrong', 'pair_expired', 'pair_used', 'pair_for_kiosk', 'pair_for_till', 'locked_out'],
  perMinute: 20,
});
