/** As much as a venue can sell: more than any does, and no more than its pages can show. */
export const MOST_PRODUCTS = 5000;
export const MOST_CATEGORIES = 300;
export const MOST_GROUPS = 1000;
