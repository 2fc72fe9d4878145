/** '18.50' as '$18.50'; an amount that comes off as '−$6.04'. */
export const price = (sign: string, amount: string): string =>
  amount.startsWith('-') ? `−${sign}${amount.slice(1)}` : `${sign}${amount}`;
export const less = (sign: string, amount: string): string => `−${sign}${amount}`;
export const isNothing = (amount: string): boolean => /^-?0+(\.0+)?$/.test(amount);
