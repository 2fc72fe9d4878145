import { candidatesFor, type StyleIndex, type StyleRule } from './styles.ts';

const NEVER_SHOWN = new Set([
  'SCRIPT',
  'STYLE',
  'TEMPLATE',
  'HEAD',
  'NOSCRIPT',
  'TITLE',
  'META',
  'LINK',
  'DATALIST',
]);
const BLOCKS = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY DD DETAILS DIALOG DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR HTML LEGEND LI MAIN NAV OL OPTGROUP OPTION P PRE SEARCH SECTION SUMMARY TABLE TBODY TD TFOOT TH THEAD TR UL'.split(
    ' ',
  ),
);
const FLEXIBLE = /^(inline-)?(flex|grid)$/;
const EM_PX = 16;

/** A container is taken to be as wide as the screen: how wide it really is, only a layout knows. */
function containerHolds(condition: string, width: number): boolean {
  const limits = [...condition.matchAll(/(min|max)-width:\s*([\d.]+)(px|em|rem)/g)];
  return limits.every(([, side, number, unit]) => {
    const px = Number(number) * (unit === 'px' ? 1 : EM_PX);
    return side === 'min' ? width >= px : width <= px;
  });
}

/** What the page looks like at one moment: asked many times, so each answer is kept until the moment is over. */
export class Look {
  readonly #window: Window;
  readonly #styles: StyleIndex;
  readonly #displays = new Map<Element, string>();
  readonly #media = new Map<string, boolean>();
  readonly #hidden = new Map<Element, boolean>();
  constructor(window: Window, styles: StyleIndex) {
    this.#window = window;
    this.#styles = styles;
  }

  #mediaHolds(query: string): boolean {
    const known = this.#media.get(query);
    if (known !== undefined) return known;
    const holds = this.#window.matchMedia(query).matches;
    this.#media.set(query, holds);
    return holds;
  }

  #holds(rule: StyleRule, element: Element): boolean {
    const { media, container, selector } = rule;
    if (!media.every((query) => this.#mediaHolds(query))) return false;
    if (!container.every((condition) => containerHolds(condition, this.#window.innerWidth))) return false;
    try {
      return element.matches(selector);
    } catch {
      return false;
    }
  }

  #said(element: Element, property: 'display' | 'visibility'): string | undefined {
    let best: StyleRule | undefined;
    for (const rule of candidatesFor(this.#styles, element))
      if (rule[property] && (!best || rule.weight > best.weight) && this.#holds(rule, element)) best = rule;
    return best?.[property];
  }

  #find(element: Element): string {
    const { tagName } = element;
    if (NEVER_SHOWN.has(tagName) || element.hasAttribute('hidden')) return 'none';
    if (tagName === 'DIALOG' && !element.hasAttribute('open')) return 'none';
    if (tagName === 'INPUT' && element.getAttribute('type') === 'hidden') return 'none';
    const parent = element.parentElement;
    if (parent?.tagName === 'DETAILS' && !parent.hasAttribute('open') && tagName !== 'SUMMARY') return 'none';
    const inline = (element as HTMLElement).style?.display;
    const own = inline || this.#said(element, 'display') || (BLOCKS.has(tagName) ? 'block' : 'inline');
    // What stands in a row or a grid is a block of its own.
    if (own.startsWith('inline') && parent && FLEXIBLE.test(this.display(parent))) return 'block';
    return own;
  }

  display(element: Element): string {
    const known = this.#displays.get(element);
    if (known !== undefined) return known;
    const found = this.#find(element);
    this.#displays.set(element, found);
    return found;
  }

  /** Neither itself nor anything around it is taken out of the page. */
  isDisplayed(element: Element): boolean {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (this.display(at) === 'none') return false;
    return element.isConnected;
  }

  #isVisibleStyle(element: Element): boolean {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const said = (at as HTMLElement).style?.visibility || this.#said(at, 'visibility');
      if (said) return said === 'visible';
    }
    return true;
  }

  isVisible(element: Element): boolean {
    return this.isDisplayed(element) && this.#isVisibleStyle(element) && hasSubstance(element);
  }

  /** Those who hear the page do not come across it. */
  isHiddenFromHearing(element: Element): boolean {
    const known = this.#hidden.get(element);
    if (known !== undefined) return known;
    const parent = element.parentElement;
    const hidden =
      element.getAttribute('aria-hidden') === 'true' ||
      this.display(element) === 'none' ||
      (parent ? this.isHiddenFromHearing(parent) : false) ||
      !this.#isVisibleStyle(element);
    this.#hidden.set(element, hidden);
    return hidden;
  }
}

const SUBSTANTIAL =
  'input, textarea, select, button, img, svg, canvas, video, iframe, progress, meter, hr, picture';

/** An element without words or pictures takes no room. */
function hasSubstance(element: Element): boolean {
  if (element.childNodes.length === 0) return element.matches(SUBSTANTIAL);
  return (
    (element.textContent ?? '').trim() !== '' ||
    element.matches(SUBSTANTIAL) ||
    element.querySelector(SUBSTANTIAL) !== null ||
    element.querySelector('*') !== null
  );
}
