import { tidy } from './hearing.ts';
import type { Moment } from './moment.ts';

/** What Playwright's `expect` sends along with an expression, as far as it is used here. */
type Text = {
  string?: string;
  regexSource?: string;
  regexFlags?: string;
  matchSubstring?: boolean;
  ignoreCase?: boolean;
  normalizeWhiteSpace?: boolean;
};
export type Expected = {
  isNot: boolean;
  timeout?: number;
  expectedText?: readonly Text[];
  expectedNumber?: number;
  expectedValue?: unknown;
  expressionArg?: string;
};
export type Outcome = {
  matches: boolean;
  received?: { value: unknown };
  timedOut?: boolean;
  errorMessage?: string;
  log?: string[];
};
type Asked = { moment: Moment; found: readonly Element[]; expected: Expected };

export function textMatches(text: Text | undefined, received: string): boolean {
  if (!text) return false;
  if (text.regexSource !== undefined) return new RegExp(text.regexSource, text.regexFlags).test(received);
  const shape = (words: string) => (text.normalizeWhiteSpace ? tidy(words) : words);
  const [wanted, got] = [shape(text.string ?? ''), shape(received)].map((words) =>
    text.ignoreCase ? words.toLowerCase() : words,
  );
  return text.matchSubstring ? (got ?? '').includes(wanted ?? '') : got === wanted;
}

const outcome = (matches: boolean, value: unknown): Outcome => ({ matches, received: { value } });

/** An array of words wants each element in turn. */
function listMatches({ moment, found, expected }: Asked, isPart: boolean): Outcome {
  const received = found.map((element) => moment.textOf(element));
  const wanted = expected.expectedText ?? [];
  if (!isPart)
    return outcome(
      received.length === wanted.length && wanted.every((text, at) => textMatches(text, received[at] ?? '')),
      received,
    );
  let at = 0;
  for (const text of received) if (at < wanted.length && textMatches(wanted[at], text)) at += 1;
  return outcome(at === wanted.length, received);
}

const valueOf = (element: Element): string => (element as HTMLInputElement).value ?? '';

type Check = (element: Element, asked: Asked) => Outcome;
const textual =
  (read: (element: Element, asked: Asked) => string): Check =>
  (element, asked) => {
    const received = read(element, asked);
    return outcome(textMatches(asked.expected.expectedText?.[0], received), received);
  };
const state =
  (holds: (element: Element, asked: Asked) => boolean, [yes, no]: readonly [string, string]): Check =>
  (element, asked) => {
    const is = holds(element, asked);
    return outcome(is, is ? yes : no);
  };

const CHECKS: Readonly<Record<string, Check>> = {
  'to.be.visible': state((element, { moment }) => moment.look.isVisible(element), ['visible', 'hidden']),
  'to.be.hidden': state((element, { moment }) => !moment.look.isVisible(element), ['hidden', 'visible']),
  'to.be.disabled': state((element, { moment }) => moment.isDisabled(element), ['disabled', 'enabled']),
  'to.be.enabled': state((element, { moment }) => !moment.isDisabled(element), ['enabled', 'disabled']),
  'to.be.editable': state(
    (element) => !element.hasAttribute('readonly') && !element.hasAttribute('disabled'),
    ['editable', 'readonly'],
  ),
  'to.be.readonly': state((element) => element.hasAttribute('readonly'), ['readonly', 'editable']),
  'to.be.empty': state(
    (element) => (element.textContent ?? '') === '' && valueOf(element) === '',
    ['empty', 'not empty'],
  ),
  'to.be.focused': state(
    (element) => element.ownerDocument.activeElement === element,
    ['focused', 'inactive'],
  ),
  'to.be.in.viewport': state(
    (element, { moment }) => moment.look.isVisible(element),
    ['in view', 'out of view'],
  ),
  'to.be.checked': (element, { moment, expected }) => {
    const { checked = true } = (expected.expectedValue ?? {}) as { checked?: boolean };
    const is = moment.stateOf(element, 'checked') === true;
    return outcome(is === checked, is ? 'checked' : 'unchecked');
  },
  'to.have.text': textual((element, { moment }) => moment.textOf(element)),
  'to.have.value': textual(valueOf),
  'to.have.attribute.value': textual(
    (element, { expected }) => element.getAttribute(expected.expressionArg ?? '') ?? '',
  ),
  'to.have.attribute': state(
    (element, { expected }) => element.hasAttribute(expected.expressionArg ?? ''),
    ['attribute present', 'attribute not present'],
  ),
  'to.have.id': textual((element) => element.id),
  'to.have.class': textual((element) => element.className),
  'to.have.role': textual((element) => element.getAttribute('role') ?? ''),
  'to.have.accessible.name': textual((element, { moment }) => moment.hearing.nameOf(element)),
  'to.have.accessible.description': textual((element, { moment }) => moment.hearing.descriptionOf(element)),
};

/** What is not there is hidden and not visible; of its words and states nothing can be said, either way. */
function ofNothing(expression: string, isNot: boolean): Outcome {
  if (expression === 'to.be.hidden') return outcome(true, 'hidden');
  if (expression === 'to.be.visible' || expression === 'to.be.in.viewport') return outcome(false, 'hidden');
  return { matches: isNot, errorMessage: 'element(s) not found' };
}

export function expectation(expression: string, asked: Asked): Outcome {
  const { found, expected } = asked;
  if (expression === 'to.have.count') return outcome(found.length === expected.expectedNumber, found.length);
  if (expression === 'to.have.text.array') return listMatches(asked, false);
  if (expression === 'to.contain.text.array') return listMatches(asked, true);
  if (expression === 'to.be.attached')
    return outcome(found.length > 0, found.length > 0 ? 'attached' : 'detached');
  if (expression === 'to.be.detached')
    return outcome(found.length === 0, found.length > 0 ? 'attached' : 'detached');
  const [element] = found;
  if (!element) return ofNothing(expression, expected.isNot);
  if (found.length > 1)
    return {
      matches: expected.isNot,
      errorMessage: `strict mode violation: ${found.length} elements: ${found.map((each) => each.outerHTML.slice(0, 120)).join('\n')}`,
    };
  const check = CHECKS[expression];
  if (!check) throw new Error(`${expression} needs a browser: keep this test a journey`);
  return check(element, asked);
}
