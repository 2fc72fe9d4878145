/** What a stylesheet says of whether something is there to be seen. Sizes and places are Chromium's to judge. */
export type StyleRule = {
  selector: string;
  /** Media queries and container queries around it, all of which must hold. */
  media: string[];
  container: string[];
  /** Later and more special rules win over earlier ones. */
  weight: number;
  display?: string;
  visibility?: string;
};

const COMMENT = /\/\*[^]*?\*\//g;
/** Layers count less than what stands outside of them; important words count more than both. */
const UNLAYERED = 1_000_000_000;
const IMPORTANT = 10_000_000_000;
const SPECIAL = 100_000;

type Block = { prelude: string; body: string };

/** The blocks of a stylesheet's level, without looking into them. */
function* blocksOf(css: string): Generator<Block> {
  let from = 0;
  let depth = 0;
  let opened = 0;
  for (let at = 0; at < css.length; at += 1) {
    const sign = css[at];
    if (sign === '"' || sign === "'") {
      const end = css.indexOf(sign, at + 1);
      if (end > 0) at = end;
    } else if (sign === '{') {
      if (depth === 0) opened = at;
      depth += 1;
    } else if (sign === '}') {
      depth -= 1;
      if (depth === 0) {
        yield { prelude: css.slice(from, opened).trim(), body: css.slice(opened + 1, at) };
        from = at + 1;
      }
    } else if (sign === ';' && depth === 0) from = at + 1;
  }
}

/** How special a selector is: ids, then classes, attributes and states, then tags. */
function specialityOf(selector: string): number {
  const bare = selector.replaceAll(/:where\((?:[^()]|\([^()]*\))*\)/g, '');
  const ids = bare.match(/#[\w-]+/g)?.length ?? 0;
  const classes = bare.match(/\.[\w-]+|\[[^\]]*\]|(?<!:):(?!is|not|has|where)[\w-]+/g)?.length ?? 0;
  const tags = bare.match(/(?:^|[\s>+~(,])[a-z][\w-]*/g)?.length ?? 0;
  return ids * 100 + classes * 10 + tags;
}

/** A list of selectors at its commas, except those inside brackets. */
const partsOf = (list: string): string[] => list.split(/,(?![^(]*\))/).map((part) => part.trim());

type Around = Pick<StyleRule, 'media' | 'container'> & { layered: boolean };

function* rulesIn(css: string, around: Around): Generator<Omit<StyleRule, 'weight'> & { base: number }> {
  for (const { prelude, body } of blocksOf(css)) {
    const [, name, condition = ''] = /^@([\w-]+)\s*([^]*)$/.exec(prelude) ?? [];
    if (name === 'media') yield* rulesIn(body, { ...around, media: [...around.media, condition] });
    else if (name === 'container')
      yield* rulesIn(body, { ...around, container: [...around.container, condition] });
    else if (name === 'layer') yield* rulesIn(body, { ...around, layered: true });
    else if (name === 'supports') yield* rulesIn(body, around);
    else if (name === undefined) yield* ownRules(prelude, body, around);
  }
}

function* ownRules(prelude: string, body: string, { layered, ...around }: Around) {
  const said = (property: string) =>
    new RegExp(`(?:^|[;{\\s])${property}:\\s*([\\w-]+)\\s*(!important)?`).exec(body);
  const display = said('display');
  const visibility = said('visibility');
  if (!display && !visibility) return;
  const base = (layered ? 0 : UNLAYERED) + ((display ?? visibility)?.[2] ? IMPORTANT : 0);
  for (const selector of partsOf(prelude))
    if (!selector.includes('::'))
      yield {
        selector,
        ...around,
        base,
        ...(display?.[1] && { display: display[1] }),
        ...(visibility?.[1] && { visibility: visibility[1] }),
      };
}

/** Every rule that shows or hides something, in the order of the stylesheet. */
export const readStyles = (css: string): StyleRule[] =>
  [...rulesIn(css.replaceAll(COMMENT, ''), { media: [], container: [], layered: false })].map(
    ({ base, ...rule }, at) => ({ ...rule, weight: base + specialityOf(rule.selector) * SPECIAL + at }),
  );

/** Found by what the element itself has to be: nearly every rule ends in a class, the others mostly in a tag. */
export type StyleIndex = ReadonlyMap<string, StyleRule[]>;

const ANY = '*';

export function indexStyles(rules: readonly StyleRule[]): StyleIndex {
  const index = new Map<string, StyleRule[]>();
  for (const rule of rules) {
    const last = rule.selector.split(/[\s>+~](?![^(]*\))/).at(-1) ?? '';
    const own = /^[^(:]*?(\.[\w-]+)/.exec(last)?.[1] ?? /^[a-z][\w-]*/.exec(last)?.[0].toUpperCase() ?? ANY;
    index.set(own, [...(index.get(own) ?? []), rule]);
  }
  return index;
}

/** The rules that may concern an element, by its classes and its tag. */
export const candidatesFor = (index: StyleIndex, element: Element): StyleRule[] => [
  ...[...element.classList].flatMap((name) => index.get(`.${name}`) ?? []),
  ...(index.get(element.tagName) ?? []),
  ...(index.get(ANY) ?? []),
];
