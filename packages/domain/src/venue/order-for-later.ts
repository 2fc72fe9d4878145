type Said = number | boolean | null | undefined;

/** Whether orders for later are taken: as the type says, else the menu, else the venue. */
export const takesLater = (said: { type?: Said; menu?: Said; venue: Said }): boolean =>
  Boolean(said.type ?? said.menu ?? said.venue);
