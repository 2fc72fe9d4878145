import type { AnyRoute } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';

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
  /** The next order goes out the way that the last one did. */
  | 'keep_fulfilment'
  /** There is an account area. */
  | 'account';

export type Variant = {
  /** Where its pages live: '/', '/kiosk' or '/pos'. */
  basepath: string;
  capabilities: readonly Capability[];
  Shell: ComponentType<{ children: ReactNode }>;
  routes(root: AnyRoute): AnyRoute[];
};
