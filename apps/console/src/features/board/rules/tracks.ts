const A_SCREENFUL = 3;
const MOST_SHARES = 4;

/** How wide each column is: one with nothing shrinks to its title, and one that would not fit on the screen grows. */
export const tracksOf = (counts: readonly number[]): string => {
  if (counts.every((count) => count === 0)) return counts.map(() => 'minmax(0, 1fr)').join(' ');
  return counts
    .map((count) => {
      if (count === 0) return 'max-content';
      const shares = Math.min(MOST_SHARES, Math.max(1, Math.ceil(count / A_SCREENFUL)));
      return `minmax(344px, ${shares}fr)`;
    })
    .join(' ');
};
