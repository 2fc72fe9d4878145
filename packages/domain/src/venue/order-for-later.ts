type Said = number | null | undefined;

/** Whether orders for later are taken: as the type says, else the menu, else the merchant. */
export const takesLater = (said: { type?: Said; menu?: Said; merchant: Said }): boolean =>
  (said.type ?? said.menu ?? said.merchant) === 1;
