import type { PlacedOrder } from '#order-edit/placed';
import { NOON } from '#testing/sample-venue';

/** For tests: two pizzas at $10.00 for pickup in an hour. */
export const samplePlaced = (more: Partial<PlacedOrder> = {}): PlacedOrder => ({
  status: 2,
  menuId: 1,
  venueId: 1,
  fulfilmentType: 'pickup',
  asap: false,
  dueAt: NOON + 3_600_000,
  buckets: [],
  pointLabel: '',
  tableNum: '',
  bookingRef: '',
  bookingName: '',
  bookingPax: 2,
  address: '',
  note: '',
  gstRegistered: true,
  promoId: null,
  price: {
    products: 2000,
    rewards: 0,
    discount: 0,
    promoDiscount: 0,
    deliveryFee: 0,
    daySurcharge: 0,
    dayBasisPoints: 0,
    preorderFee: 0,
    surcharge: 0,
    total: 2000,
  },
  refunded: 0,
  lines: [
    {
      id: 1,
      productId: 1,
      name: 'Pizza',
      optionsText: 'Large',
      station: 'Oven',
      quantity: 2,
      unitPrice: 1000,
      tax: 'taxable',
    },
  ],
  ...more,
});
