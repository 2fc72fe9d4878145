import type { LegalName } from '@servery/contract/legal';

/** Names in the query cache that the first screen does without. */
export const laterKeys = {
  history: (slug: string) => ['history', slug],
  receipts: ['receipt'],
  receipt: (orderId: string) => ['receipt', orderId],
  pastOrders: ['past-orders'],
  rewards: ['rewards'],
  points: (...which: (string | number | undefined)[]) => ['points', ...which],
  fullTimes: (venueId: number, code: string) => ['full-times', venueId, code],
  legal: (name: LegalName) => ['legal', name],
  places: (text: string) => ['places', text],
  signInOptions: ['sign-in-options'],
  embedded: (address: string | undefined) => ['embedded', address],
} as const;
