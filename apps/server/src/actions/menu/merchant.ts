import { readAction } from '#http/action';
import { fail } from '#http/answer';
import { findCart } from '#stores/carts';
import { cartView } from '#views/cart';

const SLUG = /^[a-z0-9][a-z0-9-]{0,98}$/i;

export const merchant = readAction('Merchant', async (tx, input, context) => {
  const slug = input.menu_name.replace(/[.,]$/, '').toLowerCase();
  if (!SLUG.test(slug)) return fail('invalid_menu_name');
  const catalogue = await context.catalogues.bySlug(tx, slug);
  if (!catalogue || catalogue.merchant.brand_code !== context.brand.code) return fail('no_merchant');
  const rendered = context.catalogues.rendered(catalogue, context.now);
  const withMenu = input.return_menu !== 0;
  const cart = context.session && (await findCart(tx, context.session.id, catalogue.menu.id));
  if (!cart) return { ok: true, prepared: withMenu ? rendered.fullAnswer : rendered.briefAnswer };
  const order = cartView(cart, catalogue, context.now);
  const json = `{"merchant":${withMenu ? rendered.full : rendered.brief},"order":${JSON.stringify(order)}}`;
  return { ok: true, json };
});
