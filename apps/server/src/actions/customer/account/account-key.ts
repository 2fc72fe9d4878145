import { internationalPhone } from '@servery/domain/checkout/contact';
import type { MobileMetadata } from '@servery/contract/entities/mobile';

export const readEmail = (typed: string): string => typed.trim().toLowerCase();

/** The number as it is stored; what cannot be one is nobody's. */
export const readMobile = (typed: string, metadata: MobileMetadata): string | undefined =>
  internationalPhone(typed, metadata?.country_code?.toUpperCase() ?? 'AU');

/** What tries are counted by: the same whether or not anybody has it. */
export const passwordAccount = (brandCode: string, email: string): string => `${brandCode}:${email}`;
export const pinAccount = (brandCode: string, mobile: string): string => `${brandCode}:pin:${mobile}`;
