import type { WholeVenueFile } from '@servery/contract/venue-file/venue-file';
import { normalForm } from '@servery/domain/venue-file/normal-form';

/** Addresses of menus and of people are taken once: each venue of a test has its own. */
export const ownAddresses = (file: WholeVenueFile, of: string): WholeVenueFile =>
  normalForm({
    ...file,
    menus: file.menus.map((menu) => ({ ...menu, slug: `${menu.slug}-${of}` })),
    people: file.people.map((person) => ({ ...person, email: `${of}-${person.email}` })),
  }) as WholeVenueFile;
