import type { VenueFile, WholeVenueFile } from '@servery/contract/venue-file/venue-file';

/** What makes a venue the one that it is: a copy has its own. */
export type Own = { name: string; address: string; suburb: string; postcode: string; phone: string };

type Menus = NonNullable<VenueFile['menus']>;

/** The menus of one venue at the addresses of the other; those that it has no address for get one. */
const readdressed = (
  source: WholeVenueFile,
  slugs: readonly string[],
  newSlug: (nth: number) => string,
): Menus => source.menus.map((menu, nth) => ({ ...menu, slug: slugs[nth] ?? newSlug(nth) }));

/** A venue as a new one of the same brand: everything but who works there and what was news. */
export function newVenueOf(source: WholeVenueFile, own: Own, newSlug: (nth: number) => string): VenueFile {
  const { people: _people, news: _news, ...file } = source;
  const location = { ...source.facts.location, lat: 0, long: 0 };
  return { ...file, facts: { ...source.facts, ...own, location }, menus: readdressed(source, [], newSlug) };
}

/** What of a venue is brought onto another that there is; the other keeps its name, place, people and news. */
export function copiedOnto(
  source: WholeVenueFile,
  target: WholeVenueFile,
  parts: 'venue' | 'menu',
): VenueFile {
  const slugs = target.menus.map(({ slug }) => slug);
  // A menu that the other one has no address for is not brought along: its address would be made up.
  const menus = readdressed({ ...source, menus: source.menus.slice(0, slugs.length) }, slugs, () => '');
  const { version, option_groups } = source;
  if (parts === 'menu')
    return { version, option_groups, menus: menus.map(({ slug, categories }) => ({ slug, categories })) };
  const { facts: _facts, people: _people, news: _news, ...rest } = source;
  return { ...rest, menus };
}
