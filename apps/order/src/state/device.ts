import { create } from 'zustand';
import { facts } from '#api/app-facts.ts';
import { platform } from '#platform/browser.ts';
import { type GuestDetails, nothingStored, parseStored, type Stored, VERSION } from '#state/stored.ts';
import type { FulfilmentChoice } from '@servery/domain/fulfilment/choice';

const KEY = `servery:${facts.brand.code}:${facts.variant}`;

type Device = Stored & {
  setSlug(slug: string): void;
  setFulfilment(choice: FulfilmentChoice | null): void;
  setGuest(guest: GuestDetails): void;
  /** The next customer at a shared screen finds nothing of the last one. */
  forget(kept?: { fulfilment: boolean }): void;
};

export const useDevice = create<Device>()((set) => ({
  ...parseStored(platform.storage.read(KEY)),
  setSlug: (slug) => set((held) => (held.slug === slug ? {} : { slug, fulfilment: null })),
  setFulfilment: (fulfilment) => set({ fulfilment }),
  setGuest: (guest) => set({ guest }),
  forget: (kept) =>
    set(({ fulfilment }) => ({
      guest: nothingStored.guest,
      fulfilment: kept?.fulfilment ? fulfilment : null,
    })),
}));

useDevice.subscribe(({ slug, fulfilment, guest }) => {
  platform.storage.write(KEY, JSON.stringify({ version: VERSION, slug, fulfilment, guest }));
});
