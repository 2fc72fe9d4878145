const LONGEST = 200;

/** A chosen reason and words of one's own, as one sentence for the customer. */
export const reasonText = (preset: string, own: string): string =>
  [preset, own.trim()]
    .filter((part) => part !== '')
    .join('. ')
    .slice(0, LONGEST);
