/** What a product can be marked as, by the codes that are kept and that people read on a menu. */
export const DIET_CODES = ['GF', 'EF', 'DF', 'LF', 'V', 'VE', 'Halal'] as const;
