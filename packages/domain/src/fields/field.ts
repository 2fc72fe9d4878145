import { formatCents, parseCents } from '#money';

/** What sort of value a field has: its editor and the generator of tests go by it. */
export type FieldKind =
  | 'flag'
  | 'text'
  | 'name'
  | 'whole'
  | 'amount'
  | 'difference'
  | 'maybe'
  | 'clock'
  | 'list'
  | 'choice';

/**
 * A field of something that people edit, said once: what it is called in a venue file is its key, `column` is where it is
 * kept, `as` is what the rest of the code calls it. A field without `as` is no part of the model.
 */
export type Field = {
  kind: FieldKind;
  column: string;
  as?: string;
  /** What something new has. */
  empty: unknown;
  /** What may stand in a list or a choice, where that is fixed. */
  of?: readonly string[];
  // oxlint-disable-next-line typescript/no-explicit-any -- each field has values of its own
  read: (column: any) => unknown;
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  write: (value: any) => unknown;
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  model?: (value: any) => unknown;
  /** What somebody calls it: 'price'. */
  word: () => string;
  /** What its change is called, where more can be said: 'price $8.00 to $9.00'. */
  said?: (from: unknown, to: unknown) => string;
  /** On a switch in the editor, where it needs no place of its own there. */
  label?: () => string;
};
export type Fields = Readonly<Record<string, Field>>;

type About = Pick<Field, 'word'> & Partial<Pick<Field, 'as' | 'said' | 'label'>>;

const asIs = <Value>(value: Value): Value => value;
const same = <Kind extends FieldKind, Value>(kind: Kind, empty: Value) => ({
  kind,
  empty,
  read: asIs<Value>,
  write: asIs<Value>,
});

/** A field that is kept as it is written. */
const plain =
  <Kind extends FieldKind, Value>(kind: Kind, empty: Value) =>
  <const Column extends string, const More extends About & { empty?: Value }>(
    column: Column,
    more: More,
  ) => ({
    ...same(kind, empty),
    column,
    ...more,
  });

export const text = plain('text', '');
/** A text that is never empty. */
export const name = plain('name', '');
export const clock = plain('clock', '');
export const whole = plain('whole', 0);

export const flag = <const Column extends string, const More extends About & { empty?: boolean }>(
  column: Column,
  more: More,
) => ({
  kind: 'flag' as const,
  empty: false as boolean,
  read: (kept: number): boolean => kept === 1,
  write: (is: boolean): number => (is ? 1 : 0),
  column,
  ...more,
});

const centsOf = (written: string): number => {
  const cents = parseCents(written);
  if (cents === undefined) throw new Error(`${written} is no amount: it was not checked`);
  return cents;
};
const money =
  <Kind extends FieldKind>(kind: Kind) =>
  <const Column extends string, const More extends About & { empty?: string }>(
    column: Column,
    more: More,
  ) => ({
    kind,
    empty: '',
    read: (cents: number): string => formatCents(cents),
    write: centsOf,
    // What is being written may be no amount yet.
    model: (written: string): number => parseCents(written) ?? 0,
    column,
    ...more,
  });
export const amount = money('amount');
/** An amount that may be below nothing. */
export const difference = money('difference');

/** Yes, no, or what somebody else says. */
export const maybe = <const Column extends string, const More extends About>(column: Column, more: More) => ({
  kind: 'maybe' as const,
  empty: undefined as boolean | undefined,
  read: (kept: number | null): boolean | undefined => (kept === null ? undefined : kept === 1),
  write: (is: boolean | undefined): number | null => (is === undefined ? null : is ? 1 : 0),
  column,
  ...more,
});

const kept = <Item>(text: string, isItem: (each: unknown) => boolean): Item[] => {
  const all: unknown = JSON.parse(text);
  if (!Array.isArray(all) || !all.every(isItem))
    throw new Error(`${text} is no list of what may stand in it`);
  return all as Item[];
};

/** A list of some of a few, kept as JSON. */
export const list = <
  Item extends string,
  const Column extends string,
  const More extends About & { empty?: Item[] },
>(
  column: Column,
  of: readonly Item[],
  more: More,
) => ({
  kind: 'list' as const,
  of,
  empty: [] as Item[],
  read: (text: string): Item[] => kept(text, (each) => of.includes(each as Item)),
  write: (all: readonly Item[]): string => JSON.stringify(all),
  column,
  ...more,
});

/** A list of codes that people make up, kept as JSON. */
export const codes = <const Column extends string, const More extends About>(column: Column, more: More) => ({
  kind: 'list' as const,
  empty: [] as string[],
  read: (text: string): string[] => kept(text, (each) => typeof each === 'string'),
  write: (all: readonly string[]): string => JSON.stringify(all),
  column,
  ...more,
});

/** One of a few; something new has the first. */
export const choice = <const Item extends string, const Column extends string, const More extends About>(
  column: Column,
  of: readonly [Item, ...Item[]],
  more: More,
) => ({ ...same('choice', of[0] as Item), of, column, ...more });

type Read<One extends Field> = ReturnType<One['read']>;
export type ValueOf<All extends Fields> = {
  -readonly [Key in keyof All as undefined extends Read<All[Key]> ? never : Key]: Read<All[Key]>;
} & {
  -readonly [Key in keyof All as undefined extends Read<All[Key]> ? Key : never]?: Read<All[Key]>;
};
export type RowOf<All extends Fields> = {
  [Key in keyof All as All[Key]['column']]: ReturnType<All[Key]['write']>;
};
type Modelled<One extends Field> = One extends { model: (value: never) => infer Model }
  ? Model
  : ReturnType<One['read']> extends readonly (infer Item)[]
    ? readonly Item[]
    : ReturnType<One['read']>;
export type ModelOf<All extends Fields> = {
  [Key in keyof All as All[Key] extends { as: infer Name extends string } ? Name : never]: Modelled<All[Key]>;
};

type Loose = Readonly<Record<string, unknown>>;

const mapped = (fields: Fields, entry: (key: string, field: Field) => readonly [string, unknown]): unknown =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => entry(key, field)));

/** What a row says, as it is written in a file and edited in the console. */
export const valueIn = <All extends Fields>(fields: All, row: RowOf<All>): ValueOf<All> =>
  mapped(fields, (key, { read, column }) => [key, read((row as Loose)[column])]) as ValueOf<All>;

/** What a row has to say for it. */
export const rowOf = <All extends Fields>(fields: All, value: Readonly<ValueOf<All>>): RowOf<All> =>
  mapped(fields, (key, { write, column }) => [column, write((value as Loose)[key])]) as RowOf<All>;

/** As the rest of the code knows it. */
export function modelOf<All extends Fields>(fields: All, value: Readonly<ValueOf<All>>): ModelOf<All> {
  const made: Record<string, unknown> = {};
  for (const [key, { as, model = asIs }] of Object.entries(fields))
    if (as !== undefined) made[as] = model((value as Loose)[key]);
  return made as ModelOf<All>;
}

export const emptyOf = <All extends Fields>(fields: All): ValueOf<All> =>
  mapped(fields, (key, { empty }) => [key, structuredClone(empty)]) as ValueOf<All>;
