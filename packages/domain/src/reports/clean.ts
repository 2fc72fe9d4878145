const MASK = '…';
const LONGEST = 300;

const MAIL = /[^\s"'`<>()=,;:]+(?:@|%40)[^\s"'`<>()=,;]+/gi;
/** What follows an address: of a page, of a file, or on its own. */
const QUERY = /((?:https?:\/\/|\/)[^\s?#"'`]*)[?#][^\s"'`)]*|[?&#][\w%.~-]+=[^\s"'`)]*/g;
/** A mobile, a card: seven digits or more, however they are grouped. */
const NUMBER = /\+?\d(?:[\s().-]?\d){6,}/g;
const WORD = /[\w-]{22,}/g;
/** Engines put data between these, and names of properties between single ones. */
const QUOTED = /"[^"]*"|“[^”]*”/g;
const SPOKEN = /'[^']*\s[^']*'|`[^`]*\s[^`]*`/g;

/** Sessions, orders and tokens are random; what people write in code is not. */
const isToken = (word: string): boolean => /\d/.test(word) || (/[a-z]/.test(word) && /[A-Z]/.test(word));

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** 'Sam Nguyen' is struck out as a whole and by each of its words. */
function withoutNames(text: string, names: readonly string[]): string {
  const parts = names.flatMap((name) => [name.trim(), ...name.trim().split(/\s+/)]);
  const known = [...new Set(parts.filter((part) => part.length > 2))].toSorted((a, b) => b.length - a.length);
  if (known.length === 0) return text;
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${known.map(escaped).join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );
  return text.replaceAll(pattern, MASK);
}

/** What a report of an error may say: nothing that tells who somebody is, or that opens what is theirs. */
export function cleanText(text: string, names: readonly string[] = []): string {
  // Longer than what is kept, so that nothing is cut into a shape that is no longer known.
  return withoutNames(text.slice(0, 4 * LONGEST), names)
    .replaceAll(MAIL, MASK)
    .replaceAll(QUERY, `$1`)
    .replaceAll(QUOTED, `"${MASK}"`)
    .replaceAll(SPOKEN, `'${MASK}'`)
    .replaceAll(NUMBER, MASK)
    .replaceAll(WORD, (word) => (isToken(word) ? MASK : word))
    .slice(0, LONGEST);
}

/** '/receipt/…' for the page of one order. */
export function cleanPath(path: string): string {
  const [page = ''] = path.split(/[?#]/, 1);
  const parts = page.split('/').map((part) => (/[%@\s]/.test(part) ? MASK : cleanText(part)));
  return parts.join('/').slice(0, LONGEST) || '/';
}
