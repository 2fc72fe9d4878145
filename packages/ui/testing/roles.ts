/** What each element is to those who hear the page, where it does not say so itself. */
const ROLES: Readonly<Record<string, string>> = {
  article: 'article',
  button: 'button, input[type=button]',
  checkbox: 'input[type=checkbox]',
  complementary: 'aside',
  dialog: 'dialog',
  group: 'fieldset, details',
  heading: 'h1, h2, h3, h4',
  img: 'img[alt]:not([alt=""])',
  link: 'a[href]',
  list: 'ul, ol',
  listitem: 'li',
  navigation: 'nav',
  progressbar: 'progress',
  radio: 'input[type=radio]',
  region: 'section',
  search: 'search',
  searchbox: 'input[type=search]',
  separator: 'hr',
  status: 'output',
  table: 'table',
  textbox: 'input:not([type]), input[type=text], input[type=email], textarea',
};

const isHidden = (element: Element): boolean =>
  element.closest('[aria-hidden=true], [hidden], [inert]') !== null;

/** The words of an element as they are read: what is hidden from hearing is left out. */
export function heard(node: Node): string {
  const read = (at: Node): string => {
    if (at.nodeType === Node.TEXT_NODE) return at.textContent ?? '';
    if (at instanceof Element && at.getAttribute('aria-hidden') === 'true') return '';
    return [...at.childNodes].map(read).join('');
  };
  return read(node).replaceAll(/\s+/g, ' ').trim();
}

function labelOf(element: Element): Element | null {
  if (element.matches('fieldset')) return element.querySelector(':scope > legend');
  const own = element.id === '' ? null : document.querySelector(`label[for="${CSS.escape(element.id)}"]`);
  return own ?? element.closest('label');
}

const byIds = (ids: string): string =>
  ids
    .split(' ')
    .map((id) => document.getElementById(id))
    .map((element) => (element ? heard(element) : '(nothing)'))
    .join(' ');

/** The name under which an element is read, and under which voice control finds it. */
export function nameOf(element: Element): string {
  const labelledBy = element.getAttribute('aria-labelledby');
  if (labelledBy !== null) return byIds(labelledBy);
  const label = element.getAttribute('aria-label') ?? element.getAttribute('alt');
  if (label !== null) return label;
  const words = element.matches('input, textarea, select, fieldset') ? labelOf(element) : element;
  return words ? heard(words) : '';
}

/** What is read after the name: a hint, an error. */
export function descriptionOf(element: Element): string {
  const describedBy = element.getAttribute('aria-describedby');
  return describedBy === null ? '' : byIds(describedBy);
}

export function all(role: string): HTMLElement[] {
  const byItself = (ROLES[role] ?? 'none').split(', ').map((selector) => `${selector}:not([role])`);
  const selector = [...byItself, `[role=${role}]`].join(', ');
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => !isHidden(element));
}

export const names = (role: string): string[] => all(role).map(nameOf);

/** The only one of its role, or the only one of that name. */
export function one(role: string, name?: string): HTMLElement {
  const found = all(role).filter((element) => name === undefined || nameOf(element) === name);
  const [first] = found;
  if (first === undefined || found.length > 1) {
    const wanted = name === undefined ? role : `${role} "${name}"`;
    throw new Error(`${found.length} times ${wanted}; on the page: ${names(role).join(', ') || 'none'}`);
  }
  return first;
}
