import { menuSettings } from '@servery/contract/venue-file/menu';
import {
  venueFile,
  type WholeVenueFile,
  type WrittenVenueFile,
} from '@servery/contract/venue-file/venue-file';
import { afterImport } from '#venue-file/after-import';
import { normalForm } from '#venue-file/normal-form';

export const newSettings = menuSettings.parse({});
export const parsed = (written: Omit<WrittenVenueFile, 'version'>) =>
  normalForm(venueFile.parse({ version: 1, ...written }));

type Product = { name: string; price: string };
export const coffee = (...products: readonly Product[]) => ({ name: 'Coffee', products: [...products] });
export const flatWhite = { name: 'Flat White', price: '4.50', options: ['size'] };
export const mocha = { name: 'Mocha', price: '5.00' };
export const size = { name: 'Size', options: [{ name: 'Small' }, { name: 'Large', price: '1.00' }] };

const FACTS = { name: 'Corner Canteen', time_zone: 'Australia/Sydney' };

/** A whole venue with two coffees, or with other parts than these. */
export function sampleFile(parts: Omit<WrittenVenueFile, 'version'> = {}): WholeVenueFile {
  const file = parsed({
    facts: FACTS,
    option_groups: { size },
    menus: [{ slug: 'canteen', categories: [coffee(flatWhite, mocha)] }],
    ...parts,
  });
  const whole = afterImport(undefined, file, newSettings);
  if (!whole) throw new Error('a sample has facts');
  return whole;
}
