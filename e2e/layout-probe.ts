/** Runs inside the page, as text: it may import nothing. Everything it says is meant to be read by who mends it. */
type Box = { left: number; top: number; right: number; bottom: number };
type Thing = { node: Element; box: Box };

const SLACK = 1.5;
const LEAST_TARGET = 24;
const INTERACTIVE =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=option], label:has(input)';

/** Asked for every text and target, and the same for all that stand in one place. */
function remembered<T>(find: (node: Element) => T): (node: Element) => T {
  const known = new Map<Element, T>();
  return (node) => {
    const held = known.get(node);
    if (held !== undefined) return held;
    const found = find(node);
    known.set(node, found);
    return found;
  };
}

/** What only listeners get is kept in one pixel. */
const isForListeners = remembered((node: Element): boolean => {
  if (node === document.body) return false;
  const { position, width, height } = getComputedStyle(node);
  if (position === 'absolute' && Number.parseFloat(width) <= 1 && Number.parseFloat(height) <= 1) return true;
  return node.parentElement !== null && isForListeners(node.parentElement);
});

const isShown = (node: Element): boolean =>
  node.checkVisibility({
    contentVisibilityAuto: true,
    opacityProperty: true,
    visibilityProperty: true,
  }) && !isForListeners(node);

const boxOf = (node: Element): Box => {
  const { left, top, right, bottom } = node.getBoundingClientRect();
  return { left, top, right, bottom };
};

const meet = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});
const isEmpty = ({ left, top, right, bottom }: Box, least = SLACK): boolean =>
  right - left <= least || bottom - top <= least;

function wordsOf(node: Element): string {
  const words = node.getAttribute('aria-label') ?? node.textContent ?? '';
  const place = node.closest('header, footer, nav, dialog, section[aria-label], form, main')?.localName;
  return `${node.localName} “${words.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}” in ${place ?? 'body'}`;
}

/** What moves together: bars that stay while the rest scrolls below them are layers of their own. */
const layerOf = remembered((node: Element): Element => {
  const stays = ['fixed', 'sticky'].includes(getComputedStyle(node).position);
  if (node === document.body || node.localName === 'dialog' || stays) return node;
  return node.parentElement ? layerOf(node.parentElement) : document.body;
});

const clipsAlong = (style: CSSStyleDeclaration, axis: 'X' | 'Y'): boolean =>
  style[`overflow${axis}`] !== 'visible';
const scrollsAlong = (style: CSSStyleDeclaration, axis: 'X' | 'Y'): boolean =>
  ['auto', 'scroll'].includes(style[`overflow${axis}`]);

const EVERYWHERE: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

/** Where something inside it can be seen. */
const windowOf = remembered((node: Element): Box => {
  if (node === document.body || !node.parentElement) return EVERYWHERE;
  const style = getComputedStyle(node);
  const edge = boxOf(node);
  const across = clipsAlong(style, 'X') ? { left: edge.left, right: edge.right } : {};
  const down = clipsAlong(style, 'Y') ? { top: edge.top, bottom: edge.bottom } : {};
  const own = { ...EVERYWHERE, ...across, ...down };
  return style.position === 'fixed' ? own : meet(own, windowOf(node.parentElement));
});

const seenPart = (holder: Element | null, whole: Box): Box =>
  holder ? meet(whole, windowOf(holder)) : whole;

function linesOf(text: Text): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
}

/** The letters themselves: a line's box has room above and below, into which the next line may reach. */
const lettersOf = ({ left, right, top, bottom, height }: DOMRect): Box => ({
  left,
  right,
  top: top + height * 0.24,
  bottom: bottom - height * 0.24,
});

function* textsBelow(root: Element): Generator<{ text: Text; node: Element }> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const node = text.parentElement;
    if (
      !node ||
      !text.textContent?.trim() ||
      ['SCRIPT', 'STYLE', 'NOSCRIPT', 'OPTION'].includes(node.tagName)
    )
      continue;
    if (isShown(node)) yield { text: text as Text, node };
  }
}

const hasEllipsis = (style: CSSStyleDeclaration): boolean =>
  style.textOverflow === 'ellipsis' || !['none', ''].includes(style.webkitLineClamp);

/** Letters that an edge cuts off, with nothing to say that there is more. */
function cutBy(node: Element, letters: Box): Element | undefined {
  let free = { X: true, Y: true };
  for (let at: Element | null = node; at && at !== document.body; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (hasEllipsis(style)) return undefined;
    const edge = at.getBoundingClientRect();
    free = { X: free.X && !scrollsAlong(style, 'X'), Y: free.Y && !scrollsAlong(style, 'Y') };
    const wide = letters.left < edge.left - SLACK || letters.right > edge.right + SLACK;
    const high = letters.top < edge.top - SLACK || letters.bottom > edge.bottom + SLACK;
    if (free.X && clipsAlong(style, 'X') && wide) return at;
    if (free.Y && clipsAlong(style, 'Y') && high) return at;
    if (free.X && wide && at.matches('button, a, label') && style.display !== 'inline' && hasGround(style))
      return at;
    if (style.position === 'fixed') break;
  }
  return undefined;
}
const hasGround = (style: CSSStyleDeclaration): boolean =>
  style.backgroundColor !== 'rgba(0, 0, 0, 0)' || style.boxShadow !== 'none';

/** A tap anywhere on what holds it counts: its own box says nothing about its size. */
const isStretched = (node: Element): boolean =>
  ['::after', '::before'].some((part) => {
    const { content, position } = getComputedStyle(node, part);
    return content !== 'none' && position === 'absolute';
  });

const isInSentence = (node: Element): boolean =>
  getComputedStyle(node).display === 'inline' &&
  (node.parentElement?.textContent?.trim().length ?? 0) > (node.textContent?.trim().length ?? 0);

const isTooSmall = (node: Element, { width, height }: DOMRect): boolean =>
  (width < LEAST_TARGET || height < LEAST_TARGET) &&
  !isStretched(node) &&
  !isInSentence(node) &&
  node.closest('label') === null;

function targetsBelow(root: Element): Thing[] {
  return [...root.querySelectorAll(INTERACTIVE)]
    .filter((node) => isShown(node) && !(node.matches('input') && node.parentElement?.closest('label')))
    .map((node) => ({ node, box: seenPart(node.parentElement, boxOf(node)) }))
    .filter(({ box }) => !isEmpty(box));
}

function thingsBelow(root: Element): Thing[] {
  const texts = [...textsBelow(root)].flatMap(({ text, node }) =>
    linesOf(text).map((line) => ({ node, box: seenPart(node, lettersOf(line)) })),
  );
  return [...texts.filter(({ box }) => !isEmpty(box)), ...targetsBelow(root)];
}

/** A label may stand inside its own box, above what is typed there. */
const isLabelOf = (one: Element, other: Element): boolean =>
  (one instanceof HTMLLabelElement && one.control === other) ||
  (one.id !== '' && (other.getAttribute('aria-labelledby')?.split(' ').includes(one.id) ?? false));
const holdsOther = (one: Element, other: Element): boolean =>
  one.contains(other) || other.contains(one) || isLabelOf(one, other) || isLabelOf(other, one);

/** From the top down: what begins below something's end cannot lie over it, nor can anything after that. */
function* overlaps(things: readonly Thing[]): Generator<string> {
  const down = things.toSorted((one, other) => one.box.top - other.box.top);
  for (const [at, one] of down.entries())
    for (let next = at + 1; next < down.length; next += 1) {
      const other = down[next];
      if (!other || other.box.top > one.box.bottom) break;
      if (isEmpty(meet(one.box, other.box), 2) || holdsOther(one.node, other.node)) continue;
      if (layerOf(one.node) === layerOf(other.node))
        yield `${wordsOf(one.node)} lies over ${wordsOf(other.node)}`;
    }
}

function* tooWide(root: Element): Generator<string> {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth + 1) yield `the page is ${scrollWidth} wide in ${clientWidth}`;
  const wide = [...root.querySelectorAll('*')].filter((node) => {
    const box = boxOf(node);
    if (box.right <= clientWidth + SLACK) return false;
    const seen = seenPart(node.parentElement, box);
    return seen.right > clientWidth + SLACK && !isEmpty(seen) && isShown(node);
  });
  for (const node of wide)
    if (!wide.some((other) => other !== node && node.contains(other)))
      yield `${wordsOf(node)} ends at ${Math.round(boxOf(node).right)} of ${clientWidth}`;
}

function* cutTexts(root: Element): Generator<string> {
  for (const { text, node } of textsBelow(root))
    for (const line of linesOf(text)) {
      const holder = cutBy(node, lettersOf(line));
      if (holder) yield `${wordsOf(node)} is cut by ${holder.localName}.${holder.className}`;
      const seen = seenPart(node, lettersOf(line));
      if (seen.left < -SLACK && !isEmpty(seen)) yield `${wordsOf(node)} begins left of the page`;
    }
}

/** A number is one word with its unit. Addresses of mail and pages are no words: they may break anywhere. */
const WORD =
  /(?<!\S*[@/]\S*|\p{L}\.\S*)(?:\d[\d:.,]*\s(?:[ap]m|k?g|m?[lL]|min)\b|[\p{L}\p{N}$’.,]{3,}(?!\S*@))/gu;
const PAGE_MARGINS = 48;

/** A title has the page's width; other words may share theirs with an icon or a picture. */
const roomFor = (node: Element): number => {
  const { clientWidth } = document.documentElement;
  return node.closest('h1, h2') ? clientWidth - PAGE_MARGINS : clientWidth * 0.6;
};

/** Words and amounts that go on in the next line although the screen has room for them. */
function* brokenWords(root: Element): Generator<string> {
  for (const { text, node } of textsBelow(root)) {
    if (linesOf(text).length < 2) continue;
    for (const word of (text.textContent ?? '').matchAll(WORD)) {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
      const width = parts.reduce((sum, part) => sum + part.width, 0);
      const lines = new Set(parts.map(({ top }) => Math.round(top)));
      if (lines.size > 1 && width < roomFor(node)) yield `“${word[0]}” is broken in ${wordsOf(node)}`;
    }
  }
}

const blockOf = (node: Element): Element =>
  getComputedStyle(node).display.startsWith('inline') && node.parentElement
    ? blockOf(node.parentElement)
    : node;

function topAt(text: Text, at: number): number {
  const range = document.createRange();
  range.setStart(text, at);
  range.setEnd(text, at + 1);
  return range.getBoundingClientRect().top;
}

/** A dot between two facts that ends a line, and a telephone number that goes on in the next. */
function* looseEnds(root: Element): Generator<string> {
  let dot: { top: number; node: Element } | undefined;
  for (const { text, node } of textsBelow(root))
    for (const { 0: letter, index } of (text.textContent ?? '').matchAll(/\S/g)) {
      const isSame = dot && blockOf(dot.node) === blockOf(node);
      if (dot && isSame && topAt(text, index) > dot.top + 8) yield `a line of ${wordsOf(dot.node)} ends in ·`;
      dot = letter === '·' ? { top: topAt(text, index), node } : undefined;
    }
  for (const node of root.querySelectorAll('[href^="tel:"]'))
    if (isShown(node) && node.getClientRects().length > 1) yield `${wordsOf(node)} is broken`;
}

/** What an empty field asks for is read in it, or nowhere. */
function* cutPlaceholders(root: Element): Generator<string> {
  const pen = document.createElement('canvas').getContext('2d');
  for (const node of root.querySelectorAll<HTMLInputElement>('input[placeholder]:placeholder-shown')) {
    if (!pen || !isShown(node)) continue;
    const { font, paddingLeft, paddingRight } = getComputedStyle(node);
    pen.font = font;
    const room = node.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    if (pen.measureText(node.placeholder).width > room + SLACK)
      yield `“${node.placeholder}” is cut in ${wordsOf(node)}`;
  }
}

function* smallTargets(root: Element): Generator<string> {
  for (const { node } of targetsBelow(root)) {
    const box = node.getBoundingClientRect();
    if (isTooSmall(node, box))
      yield `${wordsOf(node)} is ${Math.round(box.width)} × ${Math.round(box.height)}`;
  }
}

/** What cannot be reached behind an open dialog is not looked at. */
export function layoutProblems(): string[] {
  const modals = [...document.querySelectorAll('dialog:modal')];
  const root = modals.at(-1) ?? document.body;
  const found = [
    ...tooWide(root),
    ...cutTexts(root),
    ...brokenWords(root),
    ...looseEnds(root),
    ...cutPlaceholders(root),
    ...smallTargets(root),
    ...overlaps(thingsBelow(root)),
  ];
  return [...new Set(found)].slice(0, 12);
}
