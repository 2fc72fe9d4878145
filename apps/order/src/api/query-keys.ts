/** Under which names the query cache keeps what the server said; those of later screens are in later-keys.ts. */
export const keys = {
  merchant: (slug: string) => ['merchant', slug],
  venue: (slug: string) => ['venue', slug],
  orders: ['order'],
  order: (slug: string) => ['order', slug],
  product: (itemId: number, slot: number) => ['product', itemId, slot],
  home: ['home'],
  customer: ['customer'],
  account: ['account'],
  activeOrders: ['active-orders'],
  locations: (...wanted: object[]) => ['locations', ...wanted],
} as const;

/** First words of answers that are the same for everybody. All others are forgotten with a person, and so is each new one. */
export const PUBLIC = new Set<unknown>(['merchant', 'venue', 'home', 'legal', 'sign-in-options', 'embedded']);
export const SIGN_IN = new Set<unknown>(['customer', 'account']);
/** What another member does not have. */
export const MEMBERS_OWN = ['history', 'past-orders', 'rewards', 'account'];
