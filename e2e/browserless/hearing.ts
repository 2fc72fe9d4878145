import type { Look } from './look.ts';

/** What an element is to those who hear the page, where it does not say so itself. */
const ROLES: Readonly<Record<string, string>> = {
  ARTICLE: 'article',
  ASIDE: 'complementary',
  BLOCKQUOTE: 'blockquote',
  BUTTON: 'button',
  CAPTION: 'caption',
  CODE: 'code',
  DD: 'definition',
  DEL: 'deletion',
  DETAILS: 'group',
  DFN: 'term',
  DIALOG: 'dialog',
  DT: 'term',
  EM: 'emphasis',
  FIELDSET: 'group',
  FIGURE: 'figure',
  H1: 'heading',
  H2: 'heading',
  H3: 'heading',
  H4: 'heading',
  H5: 'heading',
  H6: 'heading',
  HR: 'separator',
  HTML: 'document',
  INS: 'insertion',
  LI: 'listitem',
  MAIN: 'main',
  MENU: 'list',
  METER: 'meter',
  NAV: 'navigation',
  OL: 'list',
  OPTGROUP: 'group',
  OPTION: 'option',
  OUTPUT: 'status',
  P: 'paragraph',
  PROGRESS: 'progressbar',
  SEARCH: 'search',
  STRONG: 'strong',
  SVG: 'img',
  TABLE: 'table',
  TBODY: 'rowgroup',
  TD: 'cell',
  TEXTAREA: 'textbox',
  TFOOT: 'rowgroup',
  THEAD: 'rowgroup',
  TIME: 'time',
  TR: 'row',
  UL: 'list',
};
const INPUTS: Readonly<Record<string, string>> = {
  button: 'button',
  checkbox: 'checkbox',
  email: 'textbox',
  file: 'button',
  image: 'button',
  number: 'spinbutton',
  radio: 'radio',
  range: 'slider',
  reset: 'button',
  search: 'searchbox',
  submit: 'button',
  tel: 'textbox',
  text: 'textbox',
  url: 'textbox',
};
const SECTIONING =
  'article, aside, main, nav, section, [role=article], [role=complementary], [role=main], [role=navigation], [role=region]';

const isNamed = (element: Element): boolean =>
  element.hasAttribute('aria-label') ||
  element.hasAttribute('aria-labelledby') ||
  element.hasAttribute('title');

function inputRole(element: Element): string | null {
  const type = (element.getAttribute('type') ?? 'text').toLowerCase();
  if (type === 'hidden' || type === 'password') return null;
  const role =
    INPUTS[type] ??
    (['date', 'time', 'month', 'week', 'color', 'datetime-local'].includes(type) ? null : 'textbox');
  return role === 'textbox' && element.hasAttribute('list') ? 'combobox' : role;
}

export function roleOf(element: Element): string | null {
  const own = element.getAttribute('role')?.trim().split(/\s+/)[0];
  if (own) return own;
  const tag = element.tagName.toUpperCase();
  switch (tag) {
    case 'A':
    case 'AREA':
      return element.hasAttribute('href') ? 'link' : null;
    case 'INPUT':
      return inputRole(element);
    case 'IMG':
      return element.getAttribute('alt') === '' && !isNamed(element) ? 'presentation' : 'img';
    case 'SELECT':
      return element.hasAttribute('multiple') || Number(element.getAttribute('size')) > 1
        ? 'listbox'
        : 'combobox';
    case 'SECTION':
      return isNamed(element) ? 'region' : null;
    case 'FORM':
      return isNamed(element) ? 'form' : null;
    case 'TH':
      return element.getAttribute('scope') === 'row' ? 'rowheader' : 'columnheader';
    case 'HEADER':
      return element.parentElement?.closest(SECTIONING) ? null : 'banner';
    case 'FOOTER':
      return element.parentElement?.closest(SECTIONING) ? null : 'contentinfo';
    default:
      return ROLES[tag] ?? null;
  }
}

const NAMED_BY_CONTENT = new Set(
  'button cell checkbox columnheader gridcell heading link menuitem menuitemcheckbox menuitemradio option radio row rowheader switch tab tooltip treeitem'.split(
    ' ',
  ),
);

export const tidy = (text: string): string =>
  text
    .replaceAll(/[\u200B\u00AD]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

type Way = { hidden: boolean; seen: Set<Element> };

/** Names and descriptions as a screen reader finds them at one moment. */
export class Hearing {
  readonly #look: Look;
  readonly #names = new Map<Element, string>();
  constructor(look: Look) {
    this.#look = look;
  }

  nameOf(element: Element): string {
    const known = this.#names.get(element);
    if (known !== undefined) return known;
    const role = roleOf(element) ?? '';
    const said = this.#said(element, { hidden: false, seen: new Set() });
    const name =
      said ??
      (NAMED_BY_CONTENT.has(role) ? this.#content(element, { hidden: false, seen: new Set([element]) }) : '');
    const tidied = tidy(name) || tidy(element.getAttribute('title') ?? '') || this.#placeholder(element);
    this.#names.set(element, tidied);
    return tidied;
  }

  #placeholder = (element: Element): string =>
    /^(INPUT|TEXTAREA)$/.test(element.tagName) ? tidy(element.getAttribute('placeholder') ?? '') : '';

  descriptionOf(element: Element): string {
    const by = element.getAttribute('aria-describedby');
    if (by !== null) return tidy(this.#byIds(element, by));
    return tidy(element.getAttribute('aria-description') ?? element.getAttribute('title') ?? '');
  }

  #byIds(element: Element, ids: string): string {
    const found = ids.split(/\s+/).map((id) => element.ownerDocument.getElementById(id));
    return found
      .filter((each) => each !== null)
      .map((each) => {
        const way = { hidden: true, seen: new Set([each]) };
        return tidy(each.getAttribute('aria-label') ?? this.#native(each, way) ?? this.#content(each, way));
      })
      .join(' ');
  }

  /** A name that the element is given, by itself or by its label. */
  #said(element: Element, way: Way): string | undefined {
    const by = element.getAttribute('aria-labelledby');
    if (by !== null && this.#byIds(element, by) !== '') return this.#byIds(element, by);
    const label = element.getAttribute('aria-label');
    if (label !== null && label.trim() !== '') return label;
    return this.#native(element, way);
  }

  #native(element: Element, way: Way): string | undefined {
    const tag = element.tagName.toUpperCase();
    if (tag === 'IMG' || tag === 'AREA') return element.getAttribute('alt') ?? undefined;
    if (tag === 'INPUT' && /^(button|submit|reset)$/.test(element.getAttribute('type') ?? ''))
      return element.getAttribute('value') ?? undefined;
    if (/^(INPUT|SELECT|TEXTAREA|OUTPUT|METER|PROGRESS)$/.test(tag)) return this.#labels(element, way);
    const child = { FIELDSET: 'legend', FIGURE: 'figcaption', TABLE: 'caption', SVG: 'title' }[tag];
    const named = child && element.querySelector(`:scope > ${child}`);
    return named ? this.#content(named, { ...way, hidden: tag === 'SVG' }) : undefined;
  }

  /** The labels of a field: those that name it, and the one that it stands in. */
  labelsOf(element: Element): Element[] {
    const { id } = element;
    const named =
      id === ''
        ? []
        : [...element.ownerDocument.querySelectorAll('label')].filter(
            (one) => one.getAttribute('for') === id,
          );
    const around = element.closest('label');
    return around && !around.hasAttribute('for') && !named.includes(around) ? [...named, around] : named;
  }

  #labels(element: Element, way: Way): string | undefined {
    const labels = this.labelsOf(element);
    if (labels.length === 0) return undefined;
    return labels
      .map((label) =>
        tidy(this.#content(label, { hidden: false, seen: new Set([...way.seen, element, label]) })),
      )
      .join(' ');
  }

  /** The words inside, as they are read one after the other. */
  #content(element: Element, way: Way): string {
    return [...element.childNodes].map((child) => this.#part(child, way)).join('');
  }

  #part(child: Node, way: Way): string {
    if (child.nodeType === 3) return child.textContent ?? '';
    if (child.nodeType !== 1) return '';
    const element = child as Element;
    if (way.seen.has(element)) return '';
    if (element.tagName === 'BR') return ' ';
    if (!way.hidden && this.#look.isHiddenFromHearing(element)) return '';
    const inner = { ...way, seen: new Set([...way.seen, element]) };
    const words =
      this.#said(element, inner) ??
      this.#value(element) ??
      (this.#content(element, inner) || (element.getAttribute('title') ?? ''));
    return this.#look.display(element).startsWith('inline') ? words : ` ${words} `;
  }

  /** A field inside a label is read with what stands in it. */
  #value(element: Element): string | undefined {
    if (element.tagName === 'SELECT') {
      const chosen = [...(element as HTMLSelectElement).options].find((option) => option.selected);
      return chosen?.textContent ?? '';
    }
    if (!/^(INPUT|TEXTAREA)$/.test(element.tagName)) return undefined;
    return /^(checkbox|radio)$/.test(element.getAttribute('type') ?? '')
      ? ''
      : (element as HTMLInputElement).value;
  }
}
