const DIAL: Readonly<Record<string, string>> = { AU: '+61', NZ: '+64', GB: '+44', US: '+1' };
/** Offered first, in this order; any other country types its own prefix. */
export const preferredCountries = ['AU', 'NZ', 'GB', 'US'] as const;

/** What an emptied mobile field holds. */
export const dialPrefix = (country: string): string => DIAL[country.toUpperCase()] ?? '+';

/** Numbers that belong to nobody: set apart by each country for films and forms. */
const SAMPLE: Readonly<Record<string, string>> = {
  AU: '491 570 156',
  NZ: '21 000 0000',
  GB: '7700 900123',
  US: '202 555 0143',
};
export const sampleMobile = (country: string): string => SAMPLE[country.toUpperCase()] ?? '';

export const isBlankMobile = (mobile: string): boolean => /^\+?\d{0,3}$/.test(mobile.trim());

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** The three checks that a brand's other phone fields use: a landline, any number, a number that may be left out. */
export const phonePresets = {
  landline: (text: string): boolean => /^0[0-35-9]\d{8}$/.test(digitsOf(text)),
  short: (text: string): boolean => digitsOf(text).length >= 4,
  extension: (text: string): boolean => text.trim() === '' || digitsOf(text).length === 3,
} as const;
