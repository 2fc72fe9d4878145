import type { LegalName } from '@servery/contract/legal';

/** Names in the query cache that the first screen does without. */
export const laterKeys = {
  history: (slug: string) => ['history', slug],
  receipts: ['receipt'],
  receipt: (orderId: string) => ['receipt', orderId],
  pastOrders: ['past-orders'],
  rewards: ['rewards'],
  memberCode: ['member-code'],
  movements: ['movements'],
  standing: (id: number, storeId: number) => ['standing-order', id, storeId],
  points: (...which: (string | number | undefined)[]) => ['points', ...which],
  fullTimes: (venueId: number, code: string) => ['full-times', venueId, code],
  legal: (name: LegalName) => ['legal', name],
  places: (text: string) => ['places', text],
  eftpos: ['eftpos'],
  tillOrders: ['till-orders'],
  parked: ['till-parked'],
  tillOrder: (orderId: string) => ['till-order', orderId],
  signInOptions: ['sign-in-options'],
  embedded: (address: string | undefined) => ['embedded', address],
} as const;
