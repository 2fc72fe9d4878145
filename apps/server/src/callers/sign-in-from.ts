import { deviceWords, shortAddress } from '@servery/domain/identity/sign-ins';
import type { Caller } from '#callers/caller';
import type { SignInFrom } from '#stores/sign-ins';

/** What is written down of where a sign-in came from. */
export const signInFrom = ({ address, agent, now }: Caller): SignInFrom => ({
  place: shortAddress(address),
  device: deviceWords(agent),
  at: now,
});
