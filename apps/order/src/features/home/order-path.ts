import type { HomeBlock } from '@servery/contract/entities/home';
import type { Merchant } from '@servery/contract/entities/merchant';
import { insidePath } from '@servery/domain/home/block-address';
import { facts } from '#api/app-facts.ts';

type Home = { merchant: Merchant; blocks: readonly HomeBlock[] };

export const placeOrderOf = (blocks: readonly HomeBlock[]): HomeBlock | undefined =>
  blocks.find(({ block }) => block === 'place_order');

/** Where an order begins: where the venue's own block says, else at its menu or the choice of one. */
export function orderPath({ merchant, blocks }: Home, order = placeOrderOf(blocks)): string {
  if (order?.target) return insidePath(order.target);
  return facts.brand.single_store ? `/menu/${merchant.menu.menu_name}` : '/locations';
}
