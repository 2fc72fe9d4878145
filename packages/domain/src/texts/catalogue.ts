/** '{name}' is filled in; '{count|an item|# items}' takes the form that the number needs, with the number for '#'. */
const SLOT = /\{(\w+)((?:\|[^{}|]*)*)\}/g;

type Names<T extends string> = T extends `${string}{${infer Slot}}${infer Rest}`
  ? (Slot extends `${infer Name}|${string}` ? Name : Slot) | Names<Rest>
  : never;
type Said = string | number;
export type Filled<Name extends string> = {
  (values: Readonly<Record<Name, Said>>): string;
  /** The same in pieces, where something other than text stands in a slot: a link, a price. */
  parts<Part>(values: Readonly<Record<Name, Said | Part>>): (Said | Part)[];
};
export type Texts<T extends Readonly<Record<string, string>>> = {
  readonly [Key in keyof T]: Names<T[Key]> extends never ? string : Filled<Names<T[Key]>>;
};

/** What a brand says instead, by 'catalogue.key', and in which language. */
export type Voice = { texts: Readonly<Record<string, string>>; language: string };
const PLAIN: Voice = { texts: {}, language: 'en-AU' };
let voiceOf: () => Voice | undefined = () => PLAIN;
const voice = (): Voice => voiceOf() ?? PLAIN;

/** What is done to every text that is put together, a time of day included. */
export let finished: (text: string) => string = String;

/** Told once, by whoever knows which brand is speaking and how its texts are finished. */
export function speakAs(now: () => Voice | undefined, finish = finished): void {
  voiceOf = now;
  finished = finish;
}
/** For dates, times and numbers. */
export const spokenLanguage = (): string => voice().language;

let plurals: { of: string; rules: Intl.PluralRules; forms: readonly string[] } | undefined;

/** 12,000 as people write it here. */
const counted = (count: number): string => count.toLocaleString(spokenLanguage());

function pluralForm(count: number, forms: readonly string[]): string {
  const language = spokenLanguage();
  if (plurals?.of !== language) {
    const rules = new Intl.PluralRules(language);
    plurals = { of: language, rules, forms: rules.resolvedOptions().pluralCategories };
  }
  const form = forms[plurals.forms.indexOf(plurals.rules.select(count))] ?? forms.at(-1) ?? '';
  return form.replaceAll('#', counted(count));
}

function partsOf<Part>(text: string, values: Readonly<Record<string, Said | Part>>): (Said | Part)[] {
  const parts: (Said | Part)[] = [];
  let done = 0;
  for (const found of text.matchAll(SLOT)) {
    const [slot, name = '', forms = ''] = found;
    parts.push(text.slice(done, found.index));
    parts.push(forms ? pluralForm(Number(values[name]), forms.slice(1).split('|')) : (values[name] ?? ''));
    done = found.index + slot.length;
  }
  parts.push(text.slice(done));
  return parts.filter((part) => part !== '');
}

/** A text with its slots filled, as far as there are values for them. */
export const fill = (text: string, values: Readonly<Record<string, Said>>): string =>
  finished(partsOf(text, values).join(''));

/** The names of the slots of a text. */
export const slotsOf = (text: string): string[] => [...text.matchAll(SLOT)].map(([, name = '']) => name);

/**
 * The texts of one part of the product. A brand may say each of them differently: so they are read when they are
 * shown, never before it is known who speaks.
 */
export function catalogue<const T extends Readonly<Record<string, string>>>(
  name: string,
  texts: T,
): Texts<T> {
  const said = {};
  for (const [key, text] of Object.entries(texts)) {
    const now = () => voice().texts[`${name}.${key}`] ?? text;
    const filled = Object.assign((values: Record<string, Said>) => fill(now(), values), {
      parts: (values: Record<string, unknown>) => partsOf(now(), values),
    });
    Object.defineProperty(said, key, {
      enumerable: true,
      get: text.includes('{') ? () => filled : now,
    });
  }
  return said as Texts<T>;
}

/** A catalogue as a list to choose from, in its order: each entry says what it is called at that moment. */
export const choicesOf = <Id extends string>(
  texts: Readonly<Record<Id, string>>,
): readonly { readonly id: Id; readonly label: string }[] =>
  (Object.keys(texts) as Id[]).map((id) => ({
    id,
    get label() {
      return texts[id];
    },
  }));
