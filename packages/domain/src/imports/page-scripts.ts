import { t } from '#imports/texts';
import type { MenuCollector } from '#imports/collect-menu';

const LD_JSON = /type\s*=\s*["']?application\/ld\+json/i;
const LONGEST_TAG = 2000;
const MOST_SCRIPTS = 200;

/** The JSON-LD blocks of a saved page as text. It is searched, never run. */
function scriptsIn(page: string): string[] {
  const found: string[] = [];
  const opening = /<script\b/gi;
  const closing = /<\/script/gi;
  for (let open = opening.exec(page); open && found.length < MOST_SCRIPTS; open = opening.exec(page)) {
    const end = page.indexOf('>', open.index);
    if (end < 0) break;
    closing.lastIndex = end;
    const close = closing.exec(page);
    if (!close) break;
    const tag = page.slice(open.index, Math.min(end, open.index + LONGEST_TAG));
    if (LD_JSON.test(tag)) found.push(page.slice(end + 1, close.index));
    opening.lastIndex = close.index;
  }
  return found;
}

/** Each block alone, so that a broken one spoils no other. */
export function dataOfPage(text: string, unread: MenuCollector['unread']): unknown[] {
  const isJson = /^\s*[[{]/.test(text);
  const scripts = isJson ? [text] : scriptsIn(text);
  return scripts.flatMap((script, at) => {
    const bare = script
      .trim()
      .replace(/^(?:<!--|\/\/<!\[CDATA\[|<!\[CDATA\[)/, '')
      .replace(/(?:-->|\/\/\]\]>|\]\]>)$/, '');
    try {
      return [JSON.parse(bare) as unknown];
    } catch {
      unread.add(isJson ? t.theFile : t.script({ nth: at + 1 }), t.notJson);
      return [];
    }
  });
}
