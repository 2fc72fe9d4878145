import type { AddressDraft } from '@servery/domain/address/draft';
import { create } from 'zustand';
import { facts } from '#api/app-facts.ts';
import { rememberType } from '#api/call-fields.ts';
import { platform } from '#platform/browser.ts';
import { holdVenue } from '#state/held-venue.ts';
import { type GuestDetails, nothingStored, parseStored, type Stored, storedText } from '#state/stored.ts';
import type { FulfilmentChoice } from '@servery/domain/fulfilment/choice';

const KEY = `servery:${facts.brand.code}:${facts.variant}`;

type Device = Stored & {
  setSlug(slug: string): void;
  setFulfilment(choice: FulfilmentChoice | null): void;
  setGuest(guest: GuestDetails): void;
  setAddress(address: AddressDraft): void;
  setPromo(promo: string): void;
  /** What another screen held of an order that goes on at this one. */
  takeOver(order: Stored): void;
  /** The steps for address, slot, stop or location are being shown; they stay until somebody goes on. */
  selecting: boolean;
  /** Only looking around: cart and checkout ask for the address again. */
  addressSkipped: boolean;
  showSteps(): void;
  leaveSteps(how?: { skipped: boolean }): void;
  /** Only by `forgetPerson`, which forgets the rest of them too. */
  forget(fulfilment: FulfilmentChoice | null): void;
};

/**
 * Another venue has ways and zones of its own; what somebody typed of their address stays. What was told before any
 * venue was held, at a screen that was just switched on, was told to this one.
 */
const at = (held: Stored, slug: string): Partial<Stored> => {
  if (held.slug === slug) return {};
  if (held.slug === '') return { slug };
  const address = { ...held.address, delivery_validated: false, delivery_postcode_id: 0 };
  return { slug, fulfilment: null, address };
};

export const useDevice = create<Device>()((set) => ({
  ...parseStored(platform.storage.read(KEY)),
  setSlug: (slug) => set((held) => at(held, slug)),
  setFulfilment: (fulfilment) =>
    set(({ slug }) => {
      // Kept with the choice: a page that is left at once must not take it for an old one.
      if (fulfilment && slug) holdVenue({ slug, at: Date.now() });
      return { fulfilment };
    }),
  setGuest: (guest) => set({ guest }),
  setAddress: (address) => set({ address }),
  setPromo: (promo) => set({ promo: promo.trim().toUpperCase() }),
  takeOver: ({ fulfilment, guest, address, promo }) => set({ fulfilment, guest, address, promo }),
  selecting: false,
  addressSkipped: false,
  showSteps: () => set({ selecting: true, addressSkipped: false }),
  leaveSteps: (how) => set({ selecting: false, addressSkipped: how?.skipped ?? false }),
  forget: (fulfilment) =>
    set(({ slug }) => ({ ...nothingStored, slug, fulfilment, selecting: false, addressSkipped: false })),
}));

rememberType(useDevice.getState().fulfilment?.code);
useDevice.subscribe((held) => {
  rememberType(held.fulfilment?.code);
  platform.storage.write(KEY, storedText(held));
});
