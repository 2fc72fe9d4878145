/** Suggestions are asked for once this many characters stand there; fewer match half the country. */
const SUGGEST_ABOVE = 3;

export const suggestsFor = (text: string): boolean => text.trim().length > SUGGEST_ABOVE;

/** Where places are looked for, and addresses of a store that does not say its country. */
export const SEARCH_COUNTRIES = ['AU', 'NZ'] as const;

export const DEFAULT_RADIUS_KM = 100;
