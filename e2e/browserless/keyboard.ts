import type { OwnPage } from './contracts.ts';
import { type Keys, send, sendPointer, windowOf } from './dispatch.ts';
import { edit, insertText, isField, selectionOf, tellChange } from './fields.ts';
import { activate, isFocusable, modalsOf } from './focus.ts';

const CODES: Readonly<Record<string, string>> = {
  ' ': 'Space',
  '/': 'Slash',
  '?': 'Slash',
  '+': 'Equal',
  '-': 'Minus',
  '.': 'Period',
  ',': 'Comma',
};
const codeOf = (key: string): string => {
  if (/^[a-z]$/i.test(key)) return `Key${key.toUpperCase()}`;
  if (/^\d$/.test(key)) return `Digit${key}`;
  return CODES[key] ?? key;
};

const keyEvent = (element: Element, type: string, key: string, keys: Keys): boolean =>
  send(
    element,
    new (windowOf(element).KeyboardEvent)(type, {
      key,
      code: codeOf(key),
      bubbles: true,
      cancelable: true,
      composed: true,
      ...keys,
    }),
    windowOf(element),
  );

const tabbable = (document: Document): HTMLElement[] => {
  const root = modalsOf(document).at(-1) ?? document.body;
  return [...root.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      isFocusable(element) &&
      element.getAttribute('tabindex') !== '-1' &&
      !element.closest('[hidden], [inert], dialog:not([open])') &&
      !(element.matches('input[type=radio]') && isUnchosenRadio(element as HTMLInputElement)),
  );
};
function isUnchosenRadio(radio: HTMLInputElement): boolean {
  const group = radiosWith(radio);
  return !radio.checked && (group.some(({ checked }) => checked) || group[0] !== radio);
}
const radiosWith = (radio: HTMLInputElement): HTMLInputElement[] =>
  [...radio.ownerDocument.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
    (other) => other.name === radio.name && other.form === radio.form && !other.disabled,
  );

function moveFocus(document: Document, step: number): void {
  const all = tabbable(document);
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (step > 0 ? 0 : all.length - 1) : (at + step + all.length) % all.length;
  all[next]?.focus();
}

/** A form is sent by its first button, as if that had been pressed. */
function submitFrom(field: Element): void {
  const form = (field as HTMLInputElement).form;
  if (!form) return;
  const buttons = [...form.querySelectorAll<HTMLElement>('button, input[type=submit]')];
  const button = buttons.find((each) => (each.getAttribute('type') ?? 'submit') === 'submit');
  if (!button) form.requestSubmit();
  else if (!button.hasAttribute('disabled'))
    sendPointer(button, 'click', { detail: 0, pressure: 0, width: 0, height: 0 });
}

function moveRadio(radio: HTMLInputElement, step: number): void {
  const group = radiosWith(radio);
  const next = group[(group.indexOf(radio) + step + group.length) % group.length];
  next?.focus();
  if (next) sendPointer(next, 'click', { detail: 0, pressure: 0 });
}

const ERASERS: Readonly<Record<string, (value: string, from: number, to: number) => [string, number]>> = {
  Backspace: (value, from, to) =>
    from === to
      ? [value.slice(0, Math.max(from - 1, 0)) + value.slice(to), Math.max(from - 1, 0)]
      : [value.slice(0, from) + value.slice(to), from],
  Delete: (value, from, to) => [value.slice(0, from) + value.slice(from === to ? to + 1 : to), from],
};
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

const clickByKey = (element: Element): boolean =>
  sendPointer(element, 'click', { detail: 0, pressure: 0, width: 0, height: 0 });

/** What a browser does by itself when nobody has kept it from doing so. */
function doByItself(at: Element, key: string, keys: Keys): void {
  const { ownerDocument: document } = at;
  if (key === 'Tab') moveFocus(document, keys.shiftKey ? -1 : 1);
  else if (key === 'Escape') {
    const dialog = modalsOf(document).at(-1) as HTMLDialogElement | undefined;
    if (dialog && dialog.dispatchEvent(new (windowOf(at).Event)('cancel', { cancelable: true })))
      dialog.close();
  } else if (key === 'Enter') {
    if (at.tagName === 'TEXTAREA') insertText(document, '\n');
    else if (at.matches('button, a[href], summary')) clickByKey(at);
    else if (isField(at)) {
      tellChange(at);
      submitFrom(at);
    }
  } else if (at.matches('input[type=radio]') && STEPS[key] !== undefined)
    moveRadio(at as HTMLInputElement, STEPS[key]);
  else if (isField(at) && ERASERS[key]) edit(at, ERASERS[key], 'deleteContentBackward', null);
  else if (isField(at) && key.toLowerCase() === 'a' && (keys.ctrlKey || keys.metaKey)) at.select();
  else if (isField(at) && /^(Home|End)$/.test(key))
    at.setSelectionRange(key === 'Home' ? 0 : at.value.length, key === 'Home' ? 0 : at.value.length);
  else if (isField(at) && STEPS[key] !== undefined && /Left|Right/.test(key)) {
    const [from] = selectionOf(at);
    const next = Math.min(Math.max(from + STEPS[key], 0), at.value.length);
    at.setSelectionRange(next, next);
  } else if (
    key.length === 1 &&
    !keys.ctrlKey &&
    !keys.metaKey &&
    !keys.altKey &&
    !at.matches('input[type=checkbox], input[type=radio]')
  )
    insertText(document, key);
}

const MODIFIERS: Readonly<Record<string, keyof Keys>> = {
  Control: 'ctrlKey',
  ControlOrMeta: 'ctrlKey',
  Shift: 'shiftKey',
  Alt: 'altKey',
  Meta: 'metaKey',
};
export const modifiersOf = (names: readonly string[]): Keys =>
  Object.fromEntries(names.flatMap((name) => (MODIFIERS[name] ? [[MODIFIERS[name], true]] : [])));

/** One key, by itself or with others held: `Control+k`. */
export function press(document: Document, combination: string): void {
  const parts = combination === '+' ? ['+'] : combination.split(/\+(?!$)/);
  const named = parts.pop() ?? '';
  const key = named === 'Space' ? ' ' : named;
  const keys = modifiersOf(parts);
  const at = document.activeElement ?? document.body;
  if (key !== 'Escape') activate(windowOf(at));
  const isFree = keyEvent(at, 'keydown', key, keys);
  if (isFree) doByItself(at, key, keys);
  const then = document.activeElement ?? document.body;
  const isUpFree = keyEvent(then, 'keyup', key, keys);
  if (
    isFree &&
    isUpFree &&
    key === ' ' &&
    at === then &&
    at.matches('button, summary, input[type=checkbox], input[type=radio]')
  )
    clickByKey(at);
}

export function typeText(document: Document, text: string): void {
  for (const letter of text) press(document, letter === '\n' ? 'Enter' : letter === ' ' ? 'Space' : letter);
}

/** What a page lets somebody do on the keys. */
export const keyboardOf = (page: Pick<OwnPage, 'document' | 'settle'>) => ({
  press: async (key: string): Promise<void> => {
    press(page.document, key);
    await page.settle();
  },
  type: async (text: string): Promise<void> => {
    for (const letter of text) {
      typeText(page.document, letter);
      await page.settle();
    }
  },
  insertText: async (text: string): Promise<void> => {
    insertText(page.document, text);
    await page.settle();
  },
});
