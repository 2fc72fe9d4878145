import { type Shop, shopLink } from '#links/shop-link';

/** The page of the menu that has the code already. */
export const promoLink = (code: string, shop: Shop): string => shopLink(shop, { promo: code });
