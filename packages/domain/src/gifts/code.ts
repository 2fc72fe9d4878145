/** Without what is taken for one another when it is read out or typed: 0 and O, 1, I and L, U and V. */
export const GIFT_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const GIFT_LENGTH = 16;
const GROUP = 4;

/** As it is kept: without what people put between its groups. */
export const typedGiftCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');

const GIFT_CODE = new RegExp(`^[${GIFT_ALPHABET}]{${GIFT_LENGTH}}$`);
/** Whether it looks like one, however it is typed. */
export const isGiftCode = (typed: string): boolean => GIFT_CODE.test(typedGiftCode(typed));

/** 'K3M9-7Q2T-XB4C-8RWD', as it is printed. */
export const shownGiftCode = (code: string): string =>
  code.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? '';

/** By which people tell it from others, and which opens nothing. */
export const giftEnding = (code: string): string => code.slice(-GROUP);
