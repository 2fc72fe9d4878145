import type { OwnPage } from './contracts.ts';
import type { PageWindow } from './page-window.ts';
import { byCss } from './css.ts';
import { expectation, type Expected, type Outcome } from './expectations.ts';
import { fill, select, setFiles } from './fields.ts';
import { isOverModals, modalsOf } from './focus.ts';
import { modifiersOf, press, typeText } from './keyboard.ts';
import { matcher, type Moment, type RoleOptions, type Words } from './moment.ts';
import { click, hover } from './pointer.ts';
import { evaluateIn } from './realm.ts';

type Roots = readonly (Element | Document)[];
type Find = (moment: Moment, roots: Roots) => Element[];
export type Patience = { timeout?: number };
type Filter = { hasText?: Words; hasNotText?: Words; has?: Locator; hasNot?: Locator; visible?: boolean };
type ClickOptions = Patience & {
  force?: boolean;
  trial?: boolean;
  modifiers?: readonly string[];
  clickCount?: number;
};
type Files = Parameters<typeof setFiles>[1];
type Exact = { exact?: boolean };

const said = (words: unknown): string => (words instanceof RegExp ? String(words) : JSON.stringify(words));
const inOrder = (elements: readonly Element[]): Element[] => {
  const all = [...new Set(elements)];
  // oxlint-disable-next-line no-bitwise
  return all.toSorted((one, other) => (one.compareDocumentPosition(other) & 4 ? -1 : 1));
};

/** Finds elements anew each time it is asked, and does to them what a person would: Playwright's words for it. */
export class Locator {
  readonly _apiName = 'Locator';
  readonly #page: OwnPage;
  readonly #words: string;
  readonly #find: Find;
  constructor(page: OwnPage, words: string, find: Find) {
    this.#page = page;
    this.#words = words;
    this.#find = find;
  }

  toString = (): string => this.#words;
  page = (): OwnPage => this.#page;
  find = (moment: Moment, roots: Roots = [moment.document]): Element[] => this.#find(moment, roots);

  #next(words: string, find: Find): Locator {
    return new Locator(this.#page, `${this.#words}.${words}`, (moment, roots) => {
      const found = this.#find(moment, roots);
      return found.length === 0 ? [] : find(moment, found);
    });
  }

  getByRole = (role: string, options: RoleOptions = {}): Locator =>
    this.#next(`getByRole('${role}', { name: ${said(options.name)} })`, (moment, roots) =>
      moment.byRole(roots, role, options),
    );
  getByText = (text: Words, { exact }: Exact = {}): Locator =>
    this.#next(`getByText(${said(text)})`, (moment, roots) => moment.byText(roots, text, exact));
  getByLabel = (text: Words, { exact }: Exact = {}): Locator =>
    this.#next(`getByLabel(${said(text)})`, (moment, roots) => moment.byLabel(roots, text, exact));
  #byAttribute = (name: string, text: Words, exact?: boolean): Locator =>
    this.#next(`[${name}=${said(text)}]`, (moment, roots) => moment.byAttribute(roots, name, text, exact));
  getByPlaceholder = (text: Words, { exact }: Exact = {}): Locator =>
    this.#byAttribute('placeholder', text, exact);
  getByTitle = (text: Words, { exact }: Exact = {}): Locator => this.#byAttribute('title', text, exact);
  getByAltText = (text: Words, { exact }: Exact = {}): Locator => this.#byAttribute('alt', text, exact);
  getByTestId = (text: Words): Locator => this.#byAttribute('data-testid', text, true);

  locator(inner: string | Locator, filter: Filter = {}): Locator {
    const found =
      typeof inner === 'string'
        ? this.#next(`locator('${inner}')`, (moment, roots) => byCss(moment, roots, inner))
        : this.#next(String(inner), (moment, roots) =>
            inOrder(roots.flatMap((root) => inner.find(moment, [root]))),
          );
    return Object.keys(filter).length > 0 ? found.filter(filter) : found;
  }

  filter({ hasText, hasNotText, has, hasNot, visible }: Filter): Locator {
    return new Locator(
      this.#page,
      `${this.#words}.filter(${said(hasText ?? String(has ?? ''))})`,
      (moment, roots) =>
        this.#find(moment, roots).filter(
          (element) =>
            (hasText === undefined || matcher(hasText)(moment.textOf(element))) &&
            (hasNotText === undefined || !matcher(hasNotText)(moment.textOf(element))) &&
            (!has || has.find(moment, [element]).length > 0) &&
            (!hasNot || hasNot.find(moment, [element]).length === 0) &&
            (visible === undefined || moment.look.isVisible(element) === visible),
        ),
    );
  }

  #pick = (words: string, pick: (found: Element[]) => Element | undefined): Locator =>
    new Locator(this.#page, `${this.#words}.${words}`, (moment, roots) => {
      const one = pick(this.#find(moment, roots));
      return one ? [one] : [];
    });
  first = (): Locator => this.#pick('first()', (found) => found[0]);
  last = (): Locator => this.#pick('last()', (found) => found.at(-1));
  nth = (at: number): Locator => this.#pick(`nth(${at})`, (found) => found.at(at));

  or = (other: Locator): Locator =>
    new Locator(this.#page, `${this.#words}.or(${String(other)})`, (moment, roots) =>
      inOrder([...this.#find(moment, roots), ...other.find(moment, roots)]),
    );
  and = (other: Locator): Locator =>
    new Locator(this.#page, `${this.#words}.and(${String(other)})`, (moment, roots) => {
      const others = new Set(other.find(moment, roots));
      return this.#find(moment, roots).filter((element) => others.has(element));
    });

  /** The only one; waits until there is one. */
  #one(
    patience: Patience,
    isReady: (moment: Moment, element: Element) => string | undefined = () => undefined,
  ): Promise<Element> {
    let why = '';
    return this.#page.until(
      () => {
        const moment = this.#page.look();
        const found = this.#find(moment, [moment.document]);
        const [element] = found;
        why =
          element === undefined
            ? 'nothing is there'
            : found.length > 1
              ? `${found.length} are there (strict mode violation)`
              : (isReady(moment, element) ?? '');
        return why === '' ? element : undefined;
      },
      { ...patience, why: () => `${this.#words}: ${why}\n${this.#page.describe()}` },
    );
  }

  /** What a finger can reach: shown, switched on, and not behind a dialog. */
  #reachable = (moment: Moment, element: Element): string | undefined => {
    if (!moment.look.isDisplayed(element)) return 'it is not visible';
    if (moment.isDisabled(element)) return 'it is disabled';
    const modal = modalsOf(moment.document).at(-1);
    if (modal && !modal.contains(element) && !isOverModals(element)) return 'a dialog lies over it';
    return element.closest('[inert]') ? 'it is inert' : undefined;
  };

  async #act(patience: ClickOptions, act: (element: Element) => void): Promise<void> {
    const element = await this.#one(patience, patience.force ? undefined : this.#reachable);
    if (!patience.trial) act(element);
    await this.#page.settle();
  }

  click = (options: ClickOptions = {}): Promise<void> =>
    this.#act(options, (element) => click(element, modifiersOf(options.modifiers ?? []), options.clickCount));
  dblclick = (options: ClickOptions = {}): Promise<void> =>
    this.#act(options, (element) => click(element, {}, 2));
  tap = (options: ClickOptions = {}): Promise<void> => this.click(options);
  hover = (options: ClickOptions = {}): Promise<void> => this.#act(options, (element) => hover(element));
  fill = (text: string, options: Patience = {}): Promise<void> =>
    this.#act(options, (element) => fill(this.#fieldOf(element), text));
  clear = (options: Patience = {}): Promise<void> => this.fill('', options);
  /** A label stands for its field. */
  #fieldOf = (element: Element): Element =>
    element.tagName === 'LABEL' ? ((element as HTMLLabelElement).control ?? element) : element;
  focus = (options: Patience = {}): Promise<void> => this.#simply(options, (element) => element.focus());
  blur = (options: Patience = {}): Promise<void> => this.#simply(options, (element) => element.blur());
  async #simply(patience: Patience, act: (element: HTMLElement) => void): Promise<void> {
    act((await this.#one(patience)) as HTMLElement);
    await this.#page.settle();
  }
  async press(key: string, options: Patience = {}): Promise<void> {
    await this.focus(options);
    press(this.#page.document, key);
    await this.#page.settle();
  }
  async pressSequentially(text: string, options: Patience = {}): Promise<void> {
    await this.focus(options);
    for (const letter of text) {
      typeText(this.#page.document, letter);
      await this.#page.settle();
    }
  }
  async setChecked(wanted: boolean, options: ClickOptions = {}): Promise<void> {
    const element = await this.#one(options);
    const isChecked = () => this.#page.look().stateOf(element, 'checked') === true;
    if (isChecked() === wanted) return;
    await this.click({ ...options, force: true });
    if (isChecked() !== wanted) throw new Error(`${this.#words}: clicking did not change it`);
  }
  check = (options: ClickOptions = {}): Promise<void> => this.setChecked(true, options);
  uncheck = (options: ClickOptions = {}): Promise<void> => this.setChecked(false, options);
  selectOption = (
    wanted: string | readonly string[] | { label?: string; value?: string },
    options: Patience = {},
  ): Promise<void> =>
    this.#act(options, (element) =>
      select(
        element as HTMLSelectElement,
        typeof wanted === 'string'
          ? [wanted]
          : 'length' in wanted
            ? wanted
            : [wanted.label ?? wanted.value ?? ''],
      ),
    );
  setInputFiles = (files: Files[number] | Files, options: Patience = {}): Promise<void> =>
    this.#simply(options, (element) =>
      setFiles(element, Array.isArray(files) ? files : [files as Files[number]]),
    );
  dispatchEvent = (type: string, init: object = {}): Promise<void> =>
    this.#simply({}, (element) => {
      const { Event } = element.ownerDocument.defaultView as PageWindow;
      element.dispatchEvent(Object.assign(new Event(type, { bubbles: true, cancelable: true }), init));
    });
  scrollIntoViewIfNeeded = (options: Patience = {}): Promise<void> => this.#simply(options, () => undefined);

  async waitFor({
    state = 'visible',
    timeout,
  }: Patience & { state?: 'visible' | 'hidden' | 'attached' | 'detached' } = {}): Promise<void> {
    const outcome = await this.#expect(`to.be.${state}`, {
      isNot: false,
      timeout: timeout ?? this.#page.patience,
    });
    if (!outcome.matches) throw new Error(`${this.#words}: not ${state}`);
  }

  /** A function of the test runs inside the page, with the page's own globals. */
  #inPage = (work: unknown): ((...args: unknown[]) => unknown) =>
    evaluateIn(this.#page.window, `(${String(work)})`) as (...args: unknown[]) => unknown;
  evaluate = async (work: unknown, arg?: unknown): Promise<unknown> =>
    this.#inPage(work)(await this.#one({}), arg);
  evaluateAll = async (work: unknown, arg?: unknown): Promise<unknown> =>
    this.#inPage(work)(this.#now(), arg);

  #now(): Element[] {
    const moment = this.#page.look();
    return this.#find(moment, [moment.document]);
  }
  count = (): Promise<number> => Promise.resolve(this.#now().length);
  all = (): Promise<Locator[]> => Promise.resolve(this.#now().map((_element, at) => this.nth(at)));
  allTextContents = (): Promise<string[]> =>
    Promise.resolve(this.#now().map((element) => element.textContent ?? ''));
  allInnerTexts = (): Promise<string[]> =>
    Promise.resolve(this.#now().map((element) => this.#page.look().textOf(element)));
  textContent = async (options: Patience = {}): Promise<string | null> =>
    (await this.#one(options)).textContent;
  innerText = async (options: Patience = {}): Promise<string> =>
    this.#page.look().textOf(await this.#one(options));
  innerHTML = async (options: Patience = {}): Promise<string> => (await this.#one(options)).innerHTML;
  getAttribute = async (name: string, options: Patience = {}): Promise<string | null> =>
    (await this.#one(options)).getAttribute(name);
  inputValue = async (options: Patience = {}): Promise<string> =>
    (this.#fieldOf(await this.#one(options)) as HTMLInputElement).value;
  isVisible = (): Promise<boolean> =>
    Promise.resolve(this.#now().some((element) => this.#page.look().look.isVisible(element)));
  isHidden = async (): Promise<boolean> => !(await this.isVisible());
  isChecked = async (options: Patience = {}): Promise<boolean> =>
    this.#page.look().stateOf(await this.#one(options), 'checked') === true;
  isDisabled = async (options: Patience = {}): Promise<boolean> =>
    this.#page.look().isDisabled(await this.#one(options));
  isEnabled = async (options: Patience = {}): Promise<boolean> => !(await this.isDisabled(options));

  /** What Playwright's `expect` asks of a locator. */
  _expect = (expression: string, expected: Expected): Promise<Outcome> => this.#expect(expression, expected);
  #expect(expression: string, expected: Expected): Promise<Outcome> {
    return this.#page.expecting(expected, () => {
      const moment = this.#page.look();
      return expectation(expression, { moment, found: this.#find(moment, [moment.document]), expected });
    });
  }
}
