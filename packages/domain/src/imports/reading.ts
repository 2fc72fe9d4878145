import { t } from '#imports/texts';
import type { WrittenVenueFile } from '@servery/contract/venue-file/venue-file';

/** What could not be read: which line, or which part of the page, and why. */
export type Unread = { where: string; why: string };
/** Part of a venue file, with what was left out of it. Nothing readable at all is an error instead. */
export type Reading = { ok: true; file: WrittenVenueFile; unread: Unread[] } | { ok: false; why: string };

type WrittenMenu = NonNullable<WrittenVenueFile['menus']>[number];
export type WrittenCategory = NonNullable<WrittenMenu['categories']>[number];
export type WrittenProduct = NonNullable<WrittenCategory['products']>[number];
export type WrittenGroups = NonNullable<WrittenVenueFile['option_groups']>;

export const MOST_CHARACTERS = 5_000_000;
export const MOST_PRODUCTS = 2000;
const MOST_UNREAD = 500;
const LONGEST_NAME = 200;
const LONGEST_TEXT = 4000;

/** A list that a hostile file cannot fill without end. */
export function unreadList(): { list: Unread[]; add(where: string, why: string): void } {
  const list: Unread[] = [];
  return {
    list,
    add: (where, why) => {
      if (list.length < MOST_UNREAD) list.push({ where, why });
      else if (list.length === MOST_UNREAD)
        list.push({ where: t.listEnds, why: t.listEndsWhy({ count: MOST_UNREAD }) });
    },
  };
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '’',
  nbsp: ' ',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  ntilde: 'ñ',
  uuml: 'ü',
  ouml: 'ö',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  hellip: '…',
};
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|\w{2,8});/gi;

function entity(whole: string): string {
  const name = whole.slice(1, -1).toLowerCase();
  if (!name.startsWith('#')) return Object.hasOwn(ENTITIES, name) ? (ENTITIES[name] ?? whole) : whole;
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  const isCharacter = code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff);
  return isCharacter ? String.fromCodePoint(code) : '';
}

/** As people read it: templates leave tags, entities and line breaks in names. */
export function plainText(written: string, longest = LONGEST_TEXT): string {
  return written
    .slice(0, longest * 4)
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(ENTITY, entity)
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zs}]+/gu, ' ')
    .trim()
    .slice(0, longest)
    .toWellFormed()
    .trim();
}
export const plainName = (written: string): string => plainText(written, LONGEST_NAME);

/** '$1,234.50' as '1234.50'. Nothing where it is no price: 'Market price', '1.2.3', less than nothing. */
export function priceText(written: string): string | undefined {
  const bare = written.replaceAll(/\s|A?[$£€]|AUD?\b/gi, '');
  const [, whole, part = ''] = /^(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{1,4}))?$/.exec(bare) ?? [];
  if (whole === undefined) return undefined;
  const dollars = whole.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  if (dollars.length > 7 || /[1-9]/.test(part.slice(2))) return undefined;
  return `${dollars}.${part.slice(0, 2).padEnd(2, '0')}`;
}

/** The menu of what was read. */
export const menuFile = (
  slug: string,
  categories: readonly WrittenCategory[],
  groups: WrittenGroups = {},
): WrittenVenueFile => ({
  version: 1,
  option_groups: groups,
  menus: [{ slug, categories: [...categories] }],
});
