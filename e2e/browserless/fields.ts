import { sendInput, sendEvent, windowOf } from './dispatch.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;
export const isField = (element: Element | null): element is Field =>
  !!element && /^(INPUT|TEXTAREA)$/.test(element.tagName);

/** React hears of a value only that was set past its own setter. */
function setValue(field: Field, value: string): void {
  let kind: object | null = Object.getPrototypeOf(field) as object;
  while (kind && !Object.getOwnPropertyDescriptor(kind, 'value'))
    kind = Object.getPrototypeOf(kind) as object | null;
  if (kind) Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(field, value);
}

/** What was typed since the field got the focus is told once it is left. */
const touched = new WeakMap<Element, string>();
function change(field: Field, value: string, inputType: string, data: string | null): void {
  if (!touched.has(field)) {
    touched.set(field, field.value);
    field.addEventListener('blur', () => tellChange(field), { once: true });
  }
  setValue(field, value);
  sendInput(field, inputType, data);
}
export function tellChange(field: Field): void {
  const before = touched.get(field);
  touched.delete(field);
  if (before !== undefined && before !== field.value) sendEvent(field, 'change');
}

export function fill(element: Element, value: string): void {
  (element as HTMLElement).focus();
  if (isField(element)) {
    change(element, value, 'insertText', value);
    tellChange(element);
  } else {
    element.textContent = value;
    sendInput(element, 'insertText', value);
  }
}

export function select(element: HTMLSelectElement, wanted: readonly string[]): void {
  for (const option of element.options)
    option.selected = wanted.includes(option.value) || wanted.includes((option.textContent ?? '').trim());
  if (element.selectedOptions.length !== wanted.length) throw new Error(`no option ${wanted.join(', ')}`);
  sendEvent(element, 'input');
  sendEvent(element, 'change');
}

/** Where typing goes on, in a field that says so. */
export function selectionOf(field: Field): [from: number, to: number] {
  try {
    const { selectionStart, selectionEnd } = field;
    if (selectionStart !== null && selectionEnd !== null) return [selectionStart, selectionEnd];
  } catch {
    // Fields for mail and numbers have none.
  }
  return [field.value.length, field.value.length];
}

export function edit(
  field: Field,
  part: (value: string, from: number, to: number) => [string, number],
  kind: string,
  data: string | null,
): void {
  if (field.readOnly || field.disabled) return;
  const [from, to] = selectionOf(field);
  const [value, caret] = part(field.value, from, to);
  const most = Number(field.getAttribute('maxlength') ?? Infinity);
  if (value.length > most && value.length > field.value.length) return;
  change(field, value, kind, data);
  try {
    if (field.value === value) field.setSelectionRange(caret, caret);
  } catch {
    // Fields for mail and numbers have none.
  }
}

export function insertText(document: Document, text: string): void {
  const at = document.activeElement;
  if (!isField(at)) return;
  edit(
    at,
    (value, from, to) => [value.slice(0, from) + text + value.slice(to), from + text.length],
    'insertText',
    text,
  );
}

/** Hands files to a field for files. */
export function setFiles(
  element: Element,
  files: readonly { name: string; mimeType: string; buffer: Buffer }[],
): void {
  const { File } = windowOf(element);
  const list = files.map(
    ({ name, mimeType, buffer }) => new File([buffer as unknown as BlobPart], name, { type: mimeType }),
  );
  const held = Object.assign(list, { item: (at: number) => list[at] ?? null });
  Object.defineProperty(element, 'files', { configurable: true, value: held });
  sendEvent(element, 'input');
  sendEvent(element, 'change');
}
