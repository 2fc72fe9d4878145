import { createContext, use } from 'react';

/** What a variant lets people do. Screens ask for one of these, never for the variant's name. */
export type Capability =
  /** Email and mobile must be given with an order. */
  | 'require_contact'
  /** Details are remembered on this device for the next order. */
  | 'remember_details'
  /** Nothing is shown until somebody has signed in. */
  | 'sign_in_first'
  /** The order can be thrown away from checkout. */
  | 'cancel_order'
  /** Addresses and names may be filled in by the browser. */
  | 'autofill'
  /** Many use the screen one after the other, and each is a guest of their own; a reload ends one too. */
  | 'take_turns'
  /** Money is taken by hand as well: it sells while its pinpad is not paired. */
  | 'take_cash'
  /** The next order is had as the last one was. */
  | 'keep_fulfilment'
  /** There is an account area. */
  | 'account';

export const CapabilitiesContext = createContext<readonly Capability[]>([]);

/** Screens ask for a capability; what they run in is none of their business. */
export function useCan(): (capability: Capability) => boolean {
  const capabilities = use(CapabilitiesContext);
  return (capability) => capabilities.includes(capability);
}
