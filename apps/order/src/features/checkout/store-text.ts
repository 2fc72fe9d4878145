import type { Merchant } from '@servery/contract/entities/merchant';
import { facts } from '#api/app-facts.ts';

/** Whose checkout it is, in one line; nothing where the brand hides it. */
export const storeText = ({ name, address1, suburb, phone }: Merchant): string =>
  facts.brand.checkout.hide_header ? '' : [name, address1, suburb, phone].filter(Boolean).join(' ·\u00A0');
