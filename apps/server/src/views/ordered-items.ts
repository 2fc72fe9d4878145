import type { OrderedItem } from '@servery/contract/entities/ordered-item';
import type { OrderedItemRecord } from '#stores/ordered-items';
import { pictureUrl } from '#views/menu';

const SHOWN = 3;

type Venue = { brand_code: string; display_images: number };

/** The first lines of an order. A menu without pictures has none here either. */
export const orderedItems = (venue: Venue, lines: readonly OrderedItemRecord[]): OrderedItem[] =>
  lines.slice(0, SHOWN).map(({ quantity, name, img, tint }) => ({
    quantity,
    name,
    img_url: venue.display_images === 1 ? pictureUrl({ brandCode: venue.brand_code }, img ?? '') : '',
    tint: tint ?? 'oat',
  }));
