import { isEmail } from '@servery/domain/checkout/contact';

/** An address, or none at all: it is printed then. */
export const canBeMailed = (typed: string): boolean => typed.trim() === '' || isEmail(typed.trim());
