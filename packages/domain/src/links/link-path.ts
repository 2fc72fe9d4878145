import {
  cleanPax,
  cleanText,
  emptyLink,
  type LinkData,
  type LinkText,
  saysSomething,
} from '#links/link-data';

const PREFIX: readonly (readonly [prefix: string, field: LinkText | 'booking_pax'])[] = [
  ['tbl', 'table_num'],
  ['prm', 'promo_code'],
  ['bkn', 'booking_name'],
  ['bkr', 'booking_ref'],
  ['bkp', 'booking_pax'],
];

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

/** `tbl12-prmLUNCH-bknSmith` as it stands in the address, still percent-encoded; nothing when no part of it is known. */
export function linkOfPath(segment: string): LinkData | undefined {
  const link = { ...emptyLink };
  const said = new Set<string>();
  for (const part of segment.split('-')) {
    const field = PREFIX.find(([prefix]) => prefix === part.slice(0, 3).toLowerCase())?.[1];
    if (!field || said.has(field)) continue;
    said.add(field);
    const value = decoded(part.slice(3));
    if (field === 'booking_pax') link.booking_pax = cleanPax(value);
    else link[field] = cleanText(field, value);
  }
  return saysSomething(link) ? link : undefined;
}
