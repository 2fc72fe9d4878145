import type { HeldVenue } from '@servery/domain/menu/load-stage';
import { facts } from '#api/app-facts.ts';
import { platform } from '#platform/browser.ts';

export const HELD_VENUE = `servery:${facts.brand.code}:${facts.variant}:venue`;

/** The venue that was fetched last on this device, and when. */
export function readHeldVenue(): HeldVenue | undefined {
  try {
    const held: unknown = JSON.parse(platform.storage.read(HELD_VENUE) ?? 'null');
    if (typeof held !== 'object' || held === null) return undefined;
    const { slug, at } = held as Partial<HeldVenue>;
    return typeof slug === 'string' && typeof at === 'number' ? { slug, at } : undefined;
  } catch {
    return undefined;
  }
}

export const holdVenue = (held: HeldVenue): void => platform.storage.write(HELD_VENUE, JSON.stringify(held));
