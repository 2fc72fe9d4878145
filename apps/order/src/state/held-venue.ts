import type { HeldVenue } from '@servery/domain/menu/load-stage';
import { readJson, shape, text, whole } from '@servery/domain/stored/shape';
import { facts } from '#api/app-facts.ts';
import { platform } from '#platform/browser.ts';

export const HELD_VENUE = `servery:${facts.brand.code}:${facts.variant}:venue`;

const kept = shape<HeldVenue>({ slug: text, at: whole });

/** The venue that was fetched last on this device, and when. */
export const readHeldVenue = (): HeldVenue | undefined => readJson(platform.storage.read(HELD_VENUE), kept);

export const holdVenue = (held: HeldVenue): void => platform.storage.write(HELD_VENUE, JSON.stringify(held));
