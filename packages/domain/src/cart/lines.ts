import { err, ok, type Result } from '#result';

export type CartLine = {
  slot: number;
  productId: number;
  quantity: number;
  /** Ids of the chosen options in the menu's order. */
  options: readonly number[];
  notes: string;
  /** The unit price the customer was shown, in cents. */
  seenPrice: number;
};

export type LineChoice = Omit<CartLine, 'slot'> & { minQty: number; maxQty: number };
export type LineError = 'bad_quantity' | 'no_line' | 'cart_full';

export const MAX_LINES = 100;
export const MAX_QUANTITY = { adding: 99, inCart: 999 } as const;

export const lineLimit = (maxQty: number): number => (maxQty > 0 ? maxQty : MAX_QUANTITY.inCart);

type Goods = Pick<CartLine, 'productId' | 'notes' | 'options'>;
export const sameGoods = (line: Goods, choice: Goods): boolean =>
  line.productId === choice.productId &&
  line.notes === choice.notes &&
  line.options.length === choice.options.length &&
  line.options.every((id, index) => id === choice.options[index]);

const nextSlot = (lines: readonly CartLine[]): number =>
  lines.reduce((top, line) => Math.max(top, line.slot), 0) + 1;

function toLine(choice: LineChoice, slot: number): CartLine {
  const { minQty: _min, maxQty: _max, ...goods } = choice;
  return { ...goods, slot };
}

/** Adds a choice, or replaces the line in `slot`. The same product with the same options and note makes one line. */
export function putLine(
  lines: readonly CartLine[],
  choice: LineChoice,
  slot?: number,
): Result<CartLine[], LineError> {
  if (!Number.isInteger(choice.quantity) || choice.quantity < Math.max(1, choice.minQty))
    return err('bad_quantity');
  const editing = slot !== undefined && slot >= 0;
  if (editing && !lines.some((line) => line.slot === slot)) return err('no_line');
  const others = editing ? lines.filter((line) => line.slot !== slot) : lines;
  const twin = others.find((line) => sameGoods(line, choice));
  const quantity = choice.quantity + (twin?.quantity ?? 0);
  if (quantity > lineLimit(choice.maxQty)) return err('bad_quantity');
  if (twin)
    return ok(
      others.map((line) => (line === twin ? { ...line, quantity, seenPrice: choice.seenPrice } : line)),
    );
  if (others.length >= MAX_LINES) return err('cart_full');
  if (editing) return ok(lines.map((line) => (line.slot === slot ? toLine(choice, slot) : line)));
  return ok([...lines, toLine(choice, nextSlot(lines))]);
}

/** Quantity 0 takes the line out. */
export function setQuantity(
  lines: readonly CartLine[],
  wanted: { slot: number; quantity: number },
  limits: { minQty: number; maxQty: number },
): Result<CartLine[], LineError> {
  if (!lines.some((line) => line.slot === wanted.slot)) return err('no_line');
  if (wanted.quantity === 0) return ok(lines.filter((line) => line.slot !== wanted.slot));
  const least = Math.max(1, limits.minQty);
  if (
    !Number.isInteger(wanted.quantity) ||
    wanted.quantity < least ||
    wanted.quantity > lineLimit(limits.maxQty)
  )
    return err('bad_quantity');
  return ok(lines.map((line) => (line.slot === wanted.slot ? { ...line, quantity: wanted.quantity } : line)));
}
