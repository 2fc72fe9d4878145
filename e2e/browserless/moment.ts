import type { PageWindow } from './page-window.ts';
import { PropertySymbol } from 'happy-dom';
import { Hearing, roleOf, tidy } from './hearing.ts';
import { Look } from './look.ts';
import type { StyleIndex } from './styles.ts';

export type Words = string | RegExp;
export type RoleOptions = {
  name?: Words;
  exact?: boolean;
  level?: number;
  checked?: boolean;
  disabled?: boolean;
  expanded?: boolean;
  pressed?: boolean;
  selected?: boolean;
  includeHidden?: boolean;
};
export type Matcher = (text: string) => boolean;

/** As Playwright compares words: a part of them in any case, all of them where it is exact, or a pattern. */
export function matcher(wanted: Words, exact = false): Matcher {
  if (wanted instanceof RegExp)
    return (text) => new RegExp(wanted.source, wanted.flags.replace('g', '')).test(text);
  const words = tidy(wanted);
  return exact ? (text) => text === words : (text) => text.toLowerCase().includes(words.toLowerCase());
}

const SKIPPED = /^(SCRIPT|STYLE|NOSCRIPT|TEMPLATE)$/i;

type Inner = { [PropertySymbol.elementArray]: (Element & Inner)[] };
/** A page's own way to find all elements remembers each answer at every element. */
function collect(root: Inner, found: Element[]): void {
  for (const child of root[PropertySymbol.elementArray]) {
    found.push(child);
    collect(child, found);
  }
}

/** The page at one moment: nothing changes while it is asked. */
export class Moment {
  readonly look: Look;
  readonly hearing: Hearing;
  readonly #texts = new Map<Node, string>();
  readonly #inside = new Map<Element | Document, Element[]>();
  readonly #roles = new Map<Element | Document, Map<string | null, Element[]>>();
  readonly document: Document;
  constructor(window: PageWindow, styles: StyleIndex) {
    this.look = new Look(window, styles);
    this.hearing = new Hearing(this.look);
    this.document = window.document;
  }

  #raw(element: Element): string {
    const known = this.#texts.get(element);
    if (known !== undefined) return known;
    let text = '';
    if (element.tagName === 'INPUT' && /^(submit|button)$/.test(element.getAttribute('type') ?? ''))
      text = (element as HTMLInputElement).value;
    else if (!SKIPPED.test(element.tagName))
      for (const child of element.childNodes)
        text +=
          child.nodeType === 1
            ? this.#raw(child as Element)
            : child.nodeType === 3
              ? (child.textContent ?? '')
              : '';
    this.#texts.set(element, text);
    return text;
  }

  textOf = (element: Element): string => tidy(this.#raw(element));

  descendants(roots: readonly (Element | Document)[]): Element[] {
    const [root] = roots;
    if (roots.length === 1 && root) return this.#below(root);
    return [...new Set(roots.flatMap((each) => this.#below(each)))];
  }
  #below(root: Element | Document): Element[] {
    const known = this.#inside.get(root);
    if (known) return known;
    const found: Element[] = [];
    collect(root as unknown as Inner, found);
    this.#inside.set(root, found);
    return found;
  }

  /** Those with a role: nearly every question is about one, and most elements have another or none. */
  #withRole(root: Element | Document, role: string): Element[] {
    let roles = this.#roles.get(root);
    if (!roles) {
      roles = Map.groupBy(this.#below(root), roleOf);
      this.#roles.set(root, roles);
    }
    return roles.get(role) ?? [];
  }

  byText(roots: readonly (Element | Document)[], wanted: Words, exact = false): Element[] {
    const fits = matcher(wanted, exact);
    return this.descendants(roots).filter(
      (element) =>
        !SKIPPED.test(element.tagName) &&
        element.tagName !== 'HEAD' &&
        !element.closest('head') &&
        fits(this.textOf(element)) &&
        ![...element.children].some((child) => !SKIPPED.test(child.tagName) && fits(this.textOf(child))),
    );
  }

  byRole(roots: readonly (Element | Document)[], role: string, options: RoleOptions = {}): Element[] {
    const { name, exact, includeHidden, ...states } = options;
    const fits = name === undefined ? undefined : matcher(name, exact);
    const found = roots.flatMap((root) => this.#withRole(root, role));
    return (roots.length === 1 ? found : [...new Set(found)]).filter(
      (element) =>
        (includeHidden || !this.look.isHiddenFromHearing(element)) &&
        Object.entries(states).every(
          ([state, wanted]) => wanted === undefined || this.stateOf(element, state) === wanted,
        ) &&
        (!fits || fits(this.hearing.nameOf(element))),
    );
  }

  stateOf(element: Element, state: string): unknown {
    const aria = (name: string) => element.getAttribute(`aria-${name}`);
    switch (state) {
      case 'level':
        return Number(aria('level') ?? /^H(\d)$/.exec(element.tagName)?.[1] ?? 0);
      case 'checked':
        return /^(INPUT)$/.test(element.tagName)
          ? (element as HTMLInputElement).checked
          : aria('checked') === 'true';
      case 'selected':
        return element.tagName === 'OPTION'
          ? (element as HTMLOptionElement).selected
          : aria('selected') === 'true';
      case 'disabled':
        return this.isDisabled(element);
      default:
        return aria(state) === 'true' ? true : aria(state) === 'false' ? false : undefined;
    }
  }

  isDisabled(element: Element): boolean {
    if (/^(BUTTON|INPUT|SELECT|TEXTAREA|OPTION|FIELDSET)$/.test(element.tagName)) {
      if (element.hasAttribute('disabled')) return true;
      const set = element.parentElement?.closest('fieldset[disabled]');
      if (set && !set.querySelector(':scope > legend')?.contains(element)) return true;
    }
    return element.closest('[aria-disabled=true]') !== null;
  }

  byLabel(roots: readonly (Element | Document)[], wanted: Words, exact = false): Element[] {
    const fits = matcher(wanted, exact);
    return this.descendants(roots).filter((element) => this.#labelsOf(element).some(fits));
  }

  #labelsOf(element: Element): string[] {
    const by = element.getAttribute('aria-labelledby');
    if (by !== null)
      return by
        .split(/\s+/)
        .map((id) => element.ownerDocument.getElementById(id))
        .flatMap((label) => (label ? [this.textOf(label)] : []));
    const label = element.getAttribute('aria-label');
    if (label !== null && label.trim() !== '') return [tidy(label)];
    if (!/^(BUTTON|INPUT|METER|OUTPUT|PROGRESS|SELECT|TEXTAREA)$/.test(element.tagName)) return [];
    if (element.getAttribute('type') === 'hidden') return [];
    return this.hearing.labelsOf(element).map(this.textOf);
  }

  byAttribute(roots: readonly (Element | Document)[], name: string, wanted: Words, exact = false): Element[] {
    const fits = matcher(wanted, exact);
    return this.descendants(roots).filter(
      (element) => fits(element.getAttribute(name) ?? '') && element.hasAttribute(name),
    );
  }
}

/** The last moment of a page: it holds for as long as the document and the focus stay as they are. */
export class Glance {
  #seen: Moment | undefined;
  #focused: Element | null = null;

  forget(): void {
    this.#seen = undefined;
  }
  at(window: PageWindow, styles: StyleIndex): Moment {
    const { document } = window;
    if (this.#seen?.document !== document || this.#focused !== document.activeElement)
      this.#seen = new Moment(window, styles);
    this.#focused = document.activeElement;
    return this.#seen;
  }
}
