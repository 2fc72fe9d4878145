import { expectExchange, answersTo } from '../altered.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { chipsInCart } from '../prepared.ts';

test.use({ on: ['web', 'app'] });

const PRODUCT =
  'availability_notice available_str base_price cart_item_slot_id chosen desc image_url img_url_lge is_available is_dairy_free is_egg_free is_gluten_free is_halal is_lactose_free is_vegan is_vegetarian item_id max_qty min_qty name notes options qty_label quantity thumb_url tint';

test('a product is asked for by its id and its place in the cart, and answered with its options [ACC-293 ACC-294]', async ({
  page,
  servery,
}) => {
  const calls = answersTo(page);
  const shopper = await chipsInCart(page, servery);
  await shopper.openMenu();
  await shopper.dish('Banksia Beef Burger').click();
  await expect(shopper.product('Banksia Beef Burger')).toBeVisible();
  expectExchange(await calls.of('MenuItemDetails'), 'cart_item_slot_id menu_item_id', PRODUCT);
});
