export type Frame = { function: string; filename: string; lineno: number; colno: number };

const MOST = 30;
/** Chromium and Node: 'at open (https://…/menu.js:1:20)'. Firefox and Safari: 'open@https://…/menu.js:1:20'. */
const LINE =
  /^\s*(?:at (?:async )?(?:(.*?) \()?|(?:(.*?)@))?((?:https?|file|node):?\S*?|\/\S*?):(\d+):(\d+)\)?$/;
const PLAIN_FILE = /^[\w@./:-]+\.[cm]?[jt]sx?$/;
const PLAIN_NAME = /^[\w$.<>[\] ]{1,80}$/;

function fileOf(place: string): string {
  const path = place
    .replace(/[?#].*$/, '')
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/^file:\/\//, '')
    .replace(/^.*?(?=\/(?:apps|packages|node_modules)\/)/, '');
  return PLAIN_FILE.test(path) || path.startsWith('node:') ? path.slice(0, 200) : '<page>';
}

/** Where in the code it was, the innermost first. Only what looks like code is taken; the texts of a stack are left. */
export const framesOf = (stack: string): Frame[] =>
  stack
    .split('\n')
    .flatMap((line): Frame[] => {
      const [, chromium, firefox, place, lineno, colno] = LINE.exec(line.slice(0, 500)) ?? [];
      if (place === undefined) return [];
      const name = (chromium ?? firefox ?? '').trim();
      return [
        {
          function: PLAIN_NAME.test(name) ? name : '?',
          filename: fileOf(place),
          lineno: Number(lineno),
          colno: Number(colno),
        },
      ];
    })
    .slice(0, MOST);
