import { internationalPhone } from '@servery/domain/checkout/contact';

export type Dial = { country: string; prefix: string };

/** The countries offered first, the venue's own ahead of all. */
export const DIALS: readonly Dial[] = [
  { country: 'AU', prefix: '+61' },
  { country: 'NZ', prefix: '+64' },
  { country: 'GB', prefix: '+44' },
  { country: 'US', prefix: '+1' },
];

const OTHER: Dial = { country: '', prefix: '+' };
const dialOf = (country: string): Dial => DIALS.find((dial) => dial.country === country) ?? OTHER;

/** '491 570 156' beside AU as '+61491570156'. A number typed with its own prefix, or a leading 0, counts as it is. */
export function joinMobile(typed: string, country: string): string {
  const digits = typed.replaceAll(/[\s().-]/g, '');
  if (digits === '') return '';
  if (digits.startsWith('+')) return digits;
  return `${dialOf(country).prefix}${digits.replace(/^0/, '')}`;
}

/** '+61491570156' as what stands in the two parts of the field. */
export function splitMobile(mobile: string, home: string): { country: string; typed: string } {
  const compact = mobile.replaceAll(/[\s().-]/g, '');
  const dial = DIALS.find(({ prefix }) => compact.startsWith(prefix));
  if (dial) return { country: dial.country, typed: spaced(compact.slice(dial.prefix.length), dial.country) };
  return { country: home, typed: mobile };
}

const spaced = (digits: string, country: string): string =>
  country === 'AU' && digits.length === 9 ? digits.replace(/(\d{3})(\d{3})(\d{3})/, '$1 $2 $3') : digits;

/** As people at home write it: '0491 570 156'. */
export function shownMobile(mobile: string, home: string): string {
  const full = internationalPhone(mobile, home) ?? mobile;
  const { prefix } = dialOf(home);
  return prefix !== '+' && full.startsWith(prefix) ? `0${spaced(full.slice(prefix.length), home)}` : full;
}
