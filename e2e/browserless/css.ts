import type { Moment } from './moment.ts';

/** A step along the tree, as the few XPaths of our tests take it. */
function* byXPath(element: Element, path: string): Generator<Element> {
  if (path === '..') {
    if (element.parentElement) yield element.parentElement;
    return;
  }
  const [, axis = '', tag = '', nth] =
    /^(ancestor|preceding-sibling|following-sibling)::([\w*]+)(?:\[(\d+)\])?$/.exec(path) ?? [];
  const next = {
    ancestor: 'parentElement',
    'preceding-sibling': 'previousElementSibling',
    'following-sibling': 'nextElementSibling',
  }[axis];
  if (!next) throw new Error(`xpath=${path} is not among those that this page knows`);
  let count = 0;
  for (
    let at = element[next as 'parentElement'] as Element | null;
    at;
    at = at[next as 'parentElement'] as Element | null
  )
    if (tag === '*' || at.tagName.toLowerCase() === tag) {
      count += 1;
      if (nth === undefined || Number(nth) === count) yield at;
    }
}

/** What Playwright's `locator('…')` finds below some elements. */
export function byCss(moment: Moment, roots: readonly (Element | Document)[], selector: string): Element[] {
  const elements = roots.map((root) => ('body' in root ? root.documentElement : root));
  if (selector === '..') return [...new Set(elements.flatMap((element) => [...byXPath(element, '..')]))];
  if (selector.startsWith('xpath='))
    return [
      ...new Set(elements.flatMap((element) => [...byXPath(element, selector.slice('xpath='.length))])),
    ];
  if (selector === 'visible=true') return elements.filter((element) => moment.look.isVisible(element));
  // The page knows attributes, and not all states that come from them.
  const known = selector.replaceAll(':enabled', ':not([disabled])').replaceAll(':disabled', '[disabled]');
  const parts = known.split(/:visible\b/);
  const found = roots.flatMap((root) => {
    const scoped = parts[0]?.trim().startsWith('>') ? `:scope ${parts.join('')}` : parts.join('');
    return [...root.querySelectorAll(scoped)];
  });
  const all = [...new Set(found)];
  return parts.length > 1 ? all.filter((element) => moment.look.isVisible(element)) : all;
}
