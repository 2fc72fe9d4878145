import type { Generated } from 'kysely';

/** How many there are of a product that is counted; without a row it is not. */
export type StockTable = { product_id: number; venue_id: number; left_count: number };

/** What became on one day of a product that begins each day with a number of its own. */
export type StockDayTable = {
  product_id: number;
  venue_id: number;
  /** A date of the venue, such as 2026-11-18. */
  day: string;
  sold: Generated<number>;
  /** With how many this day alone began, where somebody has counted them. */
  begun: number | null;
  /** 1: somebody put it on sale that day without counting. */
  uncounted: Generated<number>;
};

/** Of those, what is kept for a cart while its buyer pays. */
export type StockHoldTable = {
  cart_id: number;
  product_id: number;
  venue_id: number;
  /** The day whose goods they are; empty where days are not counted. */
  day: Generated<string>;
  quantity: number;
  expires_at: number;
  /** The address in short that the cart's owner comes from; empty for the venue's own screens. */
  holder: string;
};
