import type { VenueFile, WholeVenueFile } from '@servery/contract/venue-file/venue-file';
import { type FileSettings, personName, productsIn } from '#venue-file/parts';

type Menus = WholeVenueFile['menus'];

/** A menu that the file does not name stays; so does what it leaves out of one that it names. */
function menusAfter(current: Menus, wanted: VenueFile['menus'] = [], settings: FileSettings): Menus {
  const named = new Map(wanted.map((menu) => [menu.slug, menu]));
  const after = (menu: Menus[number]): Menus[number] => {
    const file = named.get(menu.slug);
    return {
      slug: menu.slug,
      settings: file?.settings ?? menu.settings,
      categories: file?.categories ?? menu.categories,
    };
  };
  const known = new Set(current.map(({ slug }) => slug));
  const added = wanted.filter(({ slug }) => !known.has(slug));
  return [...current, ...added.map(({ slug }) => ({ slug, settings, categories: [] }))].map(after);
}

/** Option groups belong to the venue: one that another menu asks with stays, whatever the file says. */
function groupsAfter(current: WholeVenueFile, file: VenueFile): WholeVenueFile['option_groups'] {
  if (!file.option_groups) return current.option_groups;
  const named = new Set((file.menus ?? []).flatMap(({ slug, categories }) => (categories ? [slug] : [])));
  const stillAsked = new Set(
    current.menus
      .filter(({ slug }) => !named.has(slug))
      .flatMap((menu) => productsIn(menu).flatMap(({ item }) => item.options)),
  );
  const kept = Object.entries(current.option_groups).filter(([key]) => stillAsked.has(key));
  return { ...Object.fromEntries(kept), ...file.option_groups };
}

/** Who works in all venues is the organisation's: no file of one venue takes them away. */
function peopleAfter(
  current: WholeVenueFile['people'],
  wanted: VenueFile['people'],
): WholeVenueFile['people'] {
  if (!wanted) return current;
  const named = new Set(wanted.map(personName));
  // A person has one name, whatever they are and wherever.
  const nameOf = new Map(wanted.map(({ email, name }) => [email, name]));
  const kept = current
    .filter((it) => it.all_venues && !named.has(personName(it)))
    .map((it) => ({ ...it, name: nameOf.get(it.email) ?? it.name }));
  return [...wanted, ...kept].toSorted((a, b) => (personName(a) < personName(b) ? -1 : 1));
}

const NOTHING: Omit<WholeVenueFile, 'facts'> = {
  version: 1,
  fulfilment: [],
  zones: [],
  points: [],
  payments: [],
  option_groups: {},
  menus: [],
  promos: [],
  rewards: null,
  student_classes: [],
  home: [],
  news: [],
  people: [],
};

/** The venue as it will be: as the file says, and as it is where the file says nothing. */
export function afterImport(
  current: WholeVenueFile | undefined,
  file: VenueFile,
  newSettings: FileSettings,
): WholeVenueFile | undefined {
  const facts = file.facts ?? current?.facts;
  if (!facts) return undefined;
  const before = current ?? { ...NOTHING, facts };
  const stated = Object.fromEntries(Object.entries(file).filter(([, part]) => part !== undefined));
  return {
    ...before,
    ...(stated as Omit<WholeVenueFile, 'menus'>),
    facts,
    people: peopleAfter(before.people, file.people),
    option_groups: groupsAfter(before, file),
    menus: menusAfter(before.menus, file.menus, newSettings),
  };
}
