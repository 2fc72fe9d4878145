import { type CartLine, lineLimit, putLine, sameGoods } from '#cart/lines';

type Limits = { minQty: number; maxQty: number };

/**
 * The lines of two carts in one. Equal lines become one, up to the product's maximum; what does not fit, and products
 * that are gone, stay out.
 */
export function mergeLines(
  here: readonly CartLine[],
  brought: readonly CartLine[],
  limitsOf: (productId: number) => Limits | undefined,
): CartLine[] {
  let lines = [...here];
  for (const line of brought) {
    const limits = limitsOf(line.productId);
    if (!limits) continue;
    const held = lines.find((each) => sameGoods(each, line))?.quantity ?? 0;
    const quantity = Math.min(line.quantity, lineLimit(limits.maxQty) - held);
    const { slot: _slot, ...goods } = line;
    const put = putLine(lines, {
      ...goods,
      quantity,
      minQty: held > 0 ? 0 : limits.minQty,
      maxQty: limits.maxQty,
    });
    if (put.ok) lines = put.value;
  }
  return lines;
}
