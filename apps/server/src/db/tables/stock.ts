/** How many there are of a product that is counted; without a row it is not. */
export type StockTable = { product_id: number; venue_id: number; left_count: number };

/** Of those, what is kept for a cart while its buyer pays. */
export type StockHoldTable = {
  cart_id: number;
  product_id: number;
  venue_id: number;
  quantity: number;
  expires_at: number;
  /** The address in short that the cart's owner comes from; empty for the venue's own screens. */
  holder: string;
};
