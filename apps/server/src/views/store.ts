import type { CallOutput } from '@servery/contract/registry';
import { productState } from '@servery/domain/menu/available';
import { standingOf } from '@servery/domain/venue/standing';
import type { Catalogue, ProductRecord } from '#stores/catalogue';
import { merchantView } from '#views/merchant';
import { limitsOf, pictureUrl } from '#views/menu';

const seconds = (ms: number): number => Math.floor(ms / 1000);

export function storeStatusView(catalogue: Catalogue, now: number): CallOutput<'ConsoleStore.set_state'> {
  const { merchant } = catalogue;
  const { state } = standingOf(merchant, now);
  return {
    state,
    paused_until: state === 'paused' ? seconds(merchant.paused_until) : 0,
    reason: state === 'open' ? '' : merchant.pause_reason,
    open_text: merchantView(catalogue, now).open_text,
  };
}

type StockItem = CallOutput<'ConsoleStore.sold_out'>;

export function stockItemView(product: ProductRecord, catalogue: Catalogue, now: number): StockItem {
  const zone = catalogue.merchant.time_zone;
  const soldOut = limitsOf(product)?.sold_out;
  const gone = productState(soldOut && { sold_out: soldOut, dayparts: [] }, { when: now, zone });
  const category = catalogue.categories.find((each) => each.id === product.category_id);
  return {
    id: product.id,
    category: category?.name ?? '',
    name: product.name,
    img_url: pictureUrl(catalogue, product.img),
    tint: product.tint,
    sold_out: gone.available ? 0 : 1,
    sold_out_until: gone.available ? 0 : (soldOut?.until ?? 0),
    available_str: gone.text,
  };
}

export const stockView = (catalogue: Catalogue, now: number): StockItem[] =>
  catalogue.categories
    .flatMap((category) => category.products)
    .filter((product) => product.visible === 1)
    .map((product) => stockItemView(product, catalogue, now));
