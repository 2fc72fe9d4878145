import type { CallOutput } from '@servery/contract/registry';
import { formatCents, parseCents } from '@servery/domain/money';

export type Form = CallOutput<'ConsoleOrder.edit_form'>;
export type Product = Form['products'][number];
export type Group = Product['groups'][number];
export type Added = {
  key: string;
  product: Product;
  quantity: number;
  options: readonly number[];
  notes: string;
};
export type When = { at: number; pointId: number; date: string; label: string };

/** What somebody has changed so far of an order. */
export type Draft = {
  quantities: Readonly<Record<number, number>>;
  added: readonly Added[];
  when: When | undefined;
  table: string;
  address: string;
  note: string;
};

export const newDraft = (form: Form): Draft => ({
  quantities: {},
  added: [],
  when: undefined,
  table: form.table_num,
  address: form.order.delivery_address,
  note: form.note,
});

export const quantityOf = ({ quantities }: Draft, line: Form['lines'][number]): number =>
  quantities[line.id] ?? line.quantity;

/** What the server is asked to change: nothing that is as it was. */
export function changesIn(draft: Draft, form: Form) {
  const { when } = draft;
  return {
    lines: form.lines
      .map((line) => ({ id: line.id, quantity: quantityOf(draft, line), was: line.quantity }))
      .filter(({ quantity, was }) => quantity !== was)
      .map(({ id, quantity }) => ({ id, quantity })),
    added: draft.added.map(({ product, quantity, options, notes }) => ({
      product_id: product.id,
      quantity,
      options: [...options],
      notes: notes.trim(),
    })),
    ...(when && { when: when.pointId > 0 ? { point_id: when.pointId, date: when.date } : { at: when.at } }),
    ...(draft.table.trim() !== form.table_num && { table_num: draft.table.trim() }),
    ...(draft.address.trim() !== form.order.delivery_address && { address: draft.address.trim() }),
    ...(draft.note.trim() !== form.note && { note: draft.note.trim() }),
  };
}
export type Changes = ReturnType<typeof changesIn>;

export const isEmpty = ({ lines, added, ...rest }: Changes): boolean =>
  lines.length + added.length + Object.keys(rest).length === 0;

/** What is chosen before anybody touches it: what is usual of each group. */
export const usualOptions = ({ groups }: Product): number[] =>
  groups.flatMap((group) => {
    const usual = group.options.filter((option) => option.usual === 1 && option.available === 1);
    return (group.multiselect === 1 ? usual : usual.slice(0, 1)).map(({ id }) => id);
  });

const chosenOf = (group: Group, options: readonly number[]): number[] =>
  group.options.filter(({ id }) => options.includes(id)).map(({ id }) => id);

/** After a tap on an option. A second tap takes it back, but for the one that there must be. */
export function tapped(group: Group, options: readonly number[], id: number): number[] {
  const chosen = chosenOf(group, options);
  const others = options.filter((each) => !chosen.includes(each));
  if (chosen.includes(id)) {
    const stays = group.multiselect === 0 && group.mandatory === 1;
    return stays ? [...options] : options.filter((each) => each !== id);
  }
  if (group.multiselect === 0) return [...others, id];
  return group.max_select > 0 && chosen.length >= group.max_select ? [...options] : [...options, id];
}

export const isComplete = ({ groups }: Product, options: readonly number[]): boolean =>
  groups.every((group) => group.mandatory === 0 || chosenOf(group, options).length > 0);

const cents = (amount: string): number => parseCents(amount) ?? 0;

/** What one costs with these options, as the menu says it today. */
export function priceOf(product: Product, options: readonly number[]): number {
  const offsets = product.groups.flatMap((group) => group.options.filter(({ id }) => options.includes(id)));
  return Math.max(
    0,
    offsets.reduce((sum, { price }) => sum + cents(price), cents(product.price)),
  );
}

export const amountOf = (unit: number, quantity: number): string => `$${formatCents(unit * quantity)}`;
export const lineAmount = (unitPrice: string, quantity: number): string =>
  amountOf(cents(unitPrice), quantity);

export const optionsText = ({ product, options }: Pick<Added, 'product' | 'options'>): string =>
  product.groups
    .flatMap((group) => group.options.filter(({ id }) => options.includes(id)))
    .map(({ name }) => name)
    .join(', ');

const SHOWN = 8;

/** What is called so, what can be had first. */
export function found(products: readonly Product[], typed: string): Product[] {
  const wanted = typed.trim().toLowerCase();
  return products
    .filter(({ name, category }) => `${name} ${category}`.toLowerCase().includes(wanted))
    .toSorted((a, b) => Number(a.sold_out !== '') - Number(b.sold_out !== ''))
    .slice(0, SHOWN);
}
