/** A note that speaks of an allergy is shown above everything else in the kitchen. */
export const speaksOfAllergy = (note: string): boolean =>
  /allerg|anaphyla|coeliac|celiac|intoleran/i.test(note);

/** What stands above everything: what the team knows of a member, and what was said with the order. */
export const allergyText = (known: string, note: string): string =>
  [known, speaksOfAllergy(note) ? note : ''].filter((text) => text !== '').join('. ');

/** 'Mia Kowalski' as 'Mia K.': enough to call out, not more. */
export function calledName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const last = rest.at(-1);
  return last ? `${first} ${last.charAt(0).toUpperCase()}.` : first;
}

/** '2 × Flat White, 1 × Rosemary Chips': an order in one line. */
export const itemsText = (lines: readonly { quantity: number; name: string }[]): string =>
  lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ');
