import type { OrderStatus, TaxTreatment } from '@servery/contract/entities/receipt';
import type { Cents } from '#money';

/** A line as it was ordered, with the price of that moment. */
export type PlacedLine = {
  id: number;
  productId: number;
  name: string;
  optionsText: string;
  station: string;
  quantity: number;
  unitPrice: Cents;
  tax: TaxTreatment;
};

/** What an order was placed with, as far as an edit has to keep to it. */
export type PlacedPrice = {
  products: Cents;
  rewards: Cents;
  discount: Cents;
  /** Of the promo alone, the delivery included. */
  promoDiscount: Cents;
  daySurcharge: Cents;
  /** Of the day that it was placed for: it stays, whatever is edited. */
  dayBasisPoints: number;
  deliveryFee: Cents;
  preorderFee: Cents;
  surcharge: Cents;
  total: Cents;
};

export type PlacedOrder = {
  status: OrderStatus;
  menuId: number;
  venueId: number;
  fulfilmentType: string;
  asap: boolean;
  dueAt: number;
  /** The keys of what it takes a share of. */
  buckets: readonly string[];
  pointLabel: string;
  tableNum: string;
  bookingRef: string;
  bookingName: string;
  bookingPax: number;
  address: string;
  note: string;
  gstRegistered: boolean;
  promoId: number | null;
  price: PlacedPrice;
  /** Given back of what is left of it, for other reasons than an edit. */
  refunded: Cents;
  lines: readonly PlacedLine[];
};
