import { internationalPhone } from '@servery/domain/checkout/contact';
import { dialPrefix, isBlankMobile, preferredCountries } from '@servery/domain/checkout/phone';
import { t } from '#features/mobile-field/texts.ts';

/** The countries offered first; the last is for every other, which types its own prefix. */
export const DIALS: readonly { country: string; prefix: string }[] = [...preferredCountries, ''].map(
  (country) => ({ country, prefix: dialPrefix(country) }),
);

/** 'AU +61', 'Other +'. */
export const dialText = (country: string): string => `${country || t.other} ${dialPrefix(country)}`;

/** '491 570 156' beside AU as '+61491570156'. A number typed with its own prefix, or a leading 0, counts as it is. */
export function joinMobile(typed: string, country: string): string {
  const digits = typed.replaceAll(/[\s().-]/g, '');
  if (digits.startsWith('+')) return digits;
  return `${dialPrefix(country)}${digits.replace(/^0/, '')}`;
}

/** '+61491570156' as what stands in the two parts of the field. */
export function splitMobile(mobile: string, home: string): { country: string; typed: string } {
  const compact = mobile.replaceAll(/[\s().-]/g, '');
  const dial = DIALS.find(({ country, prefix }) => country !== '' && compact.startsWith(prefix));
  if (dial) return { country: dial.country, typed: spaced(compact.slice(dial.prefix.length), dial.country) };
  return { country: home, typed: isBlankMobile(mobile) ? '' : mobile };
}

const spaced = (digits: string, country: string): string =>
  country === 'AU' && digits.length === 9 ? digits.replace(/(\d{3})(\d{3})(\d{3})/, '$1 $2 $3') : digits;

/** As people at home write it: '0491 570 156'; nothing when there is none. */
export function shownMobile(mobile: string, home: string): string {
  if (isBlankMobile(mobile)) return '';
  const full = internationalPhone(mobile, home) ?? mobile;
  const prefix = dialPrefix(home);
  return prefix !== '+' && full.startsWith(prefix) ? `0${spaced(full.slice(prefix.length), home)}` : full;
}
