import { moneyText } from '@servery/domain/money';

export const price = moneyText;
export const less = (sign: string, amount: string): string => `−${moneyText(sign, amount)}`;
export const isNothing = (amount: string): boolean => /^-?0+(\.0+)?$/.test(amount);
