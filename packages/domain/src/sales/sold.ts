import type { Cents } from '#money';

/** An order as the report reads it. Money in cents, moments in milliseconds. */
export type SoldOrder = {
  id: number;
  placedAt: number;
  /** 0 while it is not cancelled or rejected. */
  cancelledAt: number;
  source: string;
  fulfilmentType: string;
  pointLabel: string;
  couponCode: string;
  servedBy: string;
  paymentMethod: string;
  paid: boolean;
  tendered: Cents;
  /** What was paid as it was placed, of an order that was edited since; null where that follows from its total. */
  prepaid: Cents | null;
  total: Cents;
  productsTotal: Cents;
  rewards: Cents;
  discount: Cents;
  daySurcharge: Cents;
  deliveryFee: Cents;
  preorderFee: Cents;
  surcharge: Cents;
  gst: Cents;
  gstFree: Cents;
  inputTaxed: Cents;
  gstRegistered: boolean;
};

export type SoldLine = {
  orderId: number;
  productId: number;
  name: string;
  quantity: number;
  price: Cents;
  discount: Cents;
  /** The chosen options, each as often as it was chosen. */
  options: readonly number[];
};
