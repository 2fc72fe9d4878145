import { cleanPax, cleanText, type LinkData } from '#links/link-data';

type Search = Readonly<Record<string, unknown>>;

/** The query keys of the menu. The router has already read `table=12` into a record. */
export const linkOfSearch = (search: Search): LinkData => ({
  table_num: cleanText('table_num', search['table']),
  promo_code: cleanText('promo_code', search['promo']),
  booking_name: cleanText('booking_name', search['bookingname']),
  booking_ref: cleanText('booking_ref', search['bookingref']),
  booking_pax: cleanPax(search['bookingpax']),
  fulfil: cleanText('fulfil', search['fulfil']),
  confirm: search['confirm'] === '1' || search['confirm'] === 1,
  userid: cleanText('userid', search['userid']),
});

/** The first value of a key that stands there twice. */
export function searchRecord(query: string): Record<string, string> {
  const record: Record<string, string> = {};
  for (const [key, value] of new URLSearchParams(query)) if (!Object.hasOwn(record, key)) record[key] = value;
  return record;
}

/** The way back: only what is said. */
export function searchOfLink(link: LinkData): Record<string, string> {
  const all = {
    table: link.table_num,
    promo: link.promo_code,
    bookingname: link.booking_name,
    bookingref: link.booking_ref,
    bookingpax: link.booking_pax > 0 ? String(link.booking_pax) : '',
    fulfil: link.fulfil,
    confirm: link.confirm ? '1' : '',
    userid: link.userid,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}
