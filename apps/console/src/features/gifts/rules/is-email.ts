/** An address, or none at all. Whether somebody is there only a mail can tell. */
export const isEmail = (typed: string): boolean =>
  typed.trim() === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.trim());
