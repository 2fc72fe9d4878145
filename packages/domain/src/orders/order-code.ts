const REF = /^[\w-]{17,64}$/;
const LINK = /\/orders?\/([\w-]{17,64})(?:[/?#]|$)/;

/** The order that a scanned code is of: the link on a receipt, or the id in it. A number that is called out is none. */
export const orderRefIn = (scanned: string): string | undefined =>
  LINK.exec(scanned)?.[1] ?? (REF.test(scanned) ? scanned : undefined);
