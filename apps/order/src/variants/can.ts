import { createContext, use } from 'react';
import type { Capability, Variant } from '#variants/variant.ts';

export const VariantContext = createContext<Variant | null>(null);

/** Screens ask for a capability; what they run in is none of their business. */
export function useCan(): (capability: Capability) => boolean {
  const variant = use(VariantContext);
  return (capability) => variant?.capabilities.includes(capability) ?? false;
}
