import { outsideAddress } from '#home/block-address';

/** HTML as a tree of plain values, as whoever parsed it hands it over. */
export type RawNode =
  | string
  | { tag: string; attributes: Readonly<Record<string, string>>; children: readonly RawNode[] };
export type SafeNode = string | SafeElement;
export type SafeElement = {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly SafeNode[];
};

/** What is only words and pictures. Everything else loses its tags and keeps its words. */
const KEPT = new Set(
  'a abbr article aside b blockquote br caption code dd del div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img li mark ol p pre s section small span strong sub sup table tbody td tfoot th thead time tr u ul'.split(
    ' ',
  ),
);
/** Their words are not meant to be read. */
const DROPPED = new Set(
  'script style template noscript iframe frame frameset object embed applet svg math head title base link meta form input button select option textarea audio video source track canvas dialog portal'.split(
    ' ',
  ),
);
/** A page has one first heading, and it is not of those who are embedded; nor are there two mains. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['h1', 'h2'],
  ['main', 'div'],
  ['header', 'div'],
  ['footer', 'div'],
]);

const absolute = (address: string, base: string): string => URL.parse(address.trim(), base)?.href ?? '';

type Check = (value: string, base: string) => string | undefined;
const asIs: Check = (value) => value;
const number: Check = (value) => (/^\d{1,4}$/.test(value) ? value : undefined);
const link: Check = (value, base) => outsideAddress(absolute(value, base));
const picture: Check = (value, base) => {
  const address = absolute(value, base);
  const isOwn = address.startsWith(`${new URL(base).origin}/`);
  return isOwn || address.startsWith('https://') ? address : undefined;
};

const ATTRIBUTES: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  a: { href: link, title: asIs },
  abbr: { title: asIs },
  img: { src: picture, alt: asIs, width: number, height: number },
  ol: { start: number },
  td: { colspan: number, rowspan: number },
  th: { colspan: number, rowspan: number },
  time: { datetime: asIs },
};
/** Added whatever was written: other pages get no hold on this one, and a picture without words is decoration. */
const ADDED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  a: { target: '_blank', rel: 'noopener' },
  img: { loading: 'lazy' },
};
const UNLESS_GIVEN: Readonly<Record<string, Readonly<Record<string, string>>>> = { img: { alt: '' } };

function attributesOf(tag: string, given: Readonly<Record<string, string>>, base: string) {
  const checked = Object.entries(ATTRIBUTES[tag] ?? {}).flatMap(([name, check]) => {
    const value = Object.hasOwn(given, name) ? check(given[name] ?? '', base) : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...UNLESS_GIVEN[tag], ...Object.fromEntries(checked), ...ADDED[tag] };
}

function safe(node: RawNode, base: string): readonly SafeNode[] {
  if (typeof node === 'string') return [node];
  const written = node.tag.toLowerCase();
  if (DROPPED.has(written)) return [];
  const tag = RENAMED.get(written) ?? written;
  const children = safeNodes(node.children, base);
  if (!KEPT.has(tag)) return children;
  return [{ tag, attributes: attributesOf(tag, node.attributes, base), children }];
}

/**
 * What may be shown of somebody else's HTML: words, lists, tables, links and pictures. It is a list of what is let in,
 * so that what nobody thought of stays out. Addresses are taken as seen from `base`.
 */
export const safeNodes = (nodes: readonly RawNode[], base: string): readonly SafeNode[] =>
  nodes.flatMap((node) => safe(node, base));
