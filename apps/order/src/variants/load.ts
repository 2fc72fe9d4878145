import { facts } from '#api/app-facts.ts';
import type { Variant } from '#variants/variant.ts';

/** Each variant is a file of its own, so that a phone does not load the kiosk. */
const load: Record<typeof facts.variant, () => Promise<Variant>> = {
  web: async () => (await import('#variants/web.tsx')).web,
  kiosk: async () => (await import('#variants/kiosk.tsx')).kiosk,
  pos: async () => (await import('#variants/pos.tsx')).pos,
};

export const loadVariant = (): Promise<Variant> => load[facts.variant]();
