import { t } from '#venue-file/texts';
import type { WholeVenueFile } from '@servery/contract/venue-file/venue-file';
import { personName, productsIn } from '#venue-file/parts';

/** What is wrong, and where in the file. */
export type FileProblem = { where: string; why: string };

const place = (...names: readonly string[]): string => names.join(', ');

const repeated = (where: string, names: readonly string[]): FileProblem[] =>
  [...new Set(names.filter((name, at) => names.indexOf(name) !== at))].map((name) => ({
    where,
    why: t.twice({ name }),
  }));

function repeats(file: WholeVenueFile): FileProblem[] {
  return [
    ...repeated(
      'fulfilment',
      file.fulfilment.map(({ type }) => type),
    ),
    ...file.fulfilment.flatMap(({ type, special_dates: dates }) =>
      repeated(
        place('fulfilment', type, 'special_dates'),
        dates.map(({ date }) => date),
      ),
    ),
    ...repeated(
      'zones',
      file.zones.map(({ postcode }) => postcode),
    ),
    ...repeated(
      'payments',
      file.payments.map(({ code }) => code),
    ),
    ...repeated(
      'promos',
      file.promos.map(({ code }) => code),
    ),
    ...repeated(
      'menus',
      file.menus.map(({ slug }) => slug),
    ),
    ...repeated('people', file.people.map(personName)),
    ...file.points.flatMap((point) => repeated(place('points', point.label, 'zones'), point.zones)),
  ];
}

function namesTwice({ people }: WholeVenueFile): FileProblem[] {
  const first = new Map(people.toReversed().map(({ email, name }) => [email, name]));
  return people
    .filter(({ email, name }) => first.get(email) !== name)
    .map(({ email }) => ({ where: place('people', email), why: t.twoNames }));
}

function unknownGroups(file: WholeVenueFile): FileProblem[] {
  return file.menus.flatMap((menu) =>
    productsIn(menu).flatMap(({ category, name, item }) => {
      const where = place('menus', menu.slug, category, name);
      const unknown = item.options.filter((key) => !Object.hasOwn(file.option_groups, key));
      return [
        ...unknown.map((key) => ({ where, why: t.noGroup({ key }) })),
        ...repeated(place(where, 'options'), item.options),
      ];
    }),
  );
}

function unknownZones(file: WholeVenueFile): FileProblem[] {
  const known = new Set(file.zones.map(({ postcode }) => postcode));
  return file.points.flatMap(({ label, zones }) =>
    zones
      .filter((postcode) => !known.has(postcode))
      .map((postcode) => ({ where: place('points', label), why: t.noZone({ postcode }) })),
  );
}

function unknownProducts(file: WholeVenueFile): FileProblem[] {
  const known = new Set(
    file.menus.flatMap((menu) =>
      productsIn(menu).map(({ category, name }) => JSON.stringify([category, name])),
    ),
  );
  return file.promos.flatMap(({ code, off }) => {
    const product = off.kind === 'product' ? off.product : undefined;
    if (!product || known.has(JSON.stringify([product.category, product.name]))) return [];
    return [{ where: place('promos', code), why: t.noProduct(product) }];
  });
}

/** An hour is left out of the night on which the clocks go forward. */
function missingTimes(file: WholeVenueFile): FileProblem[] {
  const { time_zone: zone } = file.facts;
  const isMissing = (written: string): boolean => {
    const local = Temporal.PlainDateTime.from(written.replace(' ', 'T'));
    return !local.toZonedDateTime(zone).toPlainDateTime().equals(local);
  };
  const check = (where: string, written: string | undefined): FileProblem[] =>
    written !== undefined && isMissing(written)
      ? [{ where, why: t.noSuchTime({ time: written, zone }) }]
      : [];
  return [
    ...file.promos.flatMap(({ code, from, until }) => [
      ...check(place('promos', code, 'from'), from),
      ...check(place('promos', code, 'until'), until),
    ]),
    ...file.news.flatMap(({ title, at }) => check(place('news', title), at)),
  ];
}

/** What each part of a whole venue says of another, and does not hold. */
export const problemsOf = (file: WholeVenueFile): FileProblem[] => [
  ...repeats(file),
  ...namesTwice(file),
  ...unknownGroups(file),
  ...unknownZones(file),
  ...unknownProducts(file),
  ...missingTimes(file),
];
