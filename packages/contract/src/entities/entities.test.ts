import { expect, test } from 'vitest';
import type { z } from 'zod';
import { cartLine, cartOrder } from '#entities/cart';
import { fulfilmentCodes } from '#entities/fulfilment';
import { announcement, homeBlock } from '#entities/home';
import { promotion } from '#entities/merchant';
import { menu, modifierGroup, modifierOption } from '#entities/menu';
import { receiptLine, receiptSettings } from '#entities/receipt';

const missing = (entity: z.ZodObject, fields: string): string[] =>
  fields.split(' ').filter((field) => !Object.hasOwn(entity.shape, field));

test('knows the six fulfilment types, and none for an order without one [ORD-005]', () => {
  expect(fulfilmentCodes).toEqual(['pickup', 'deliver', 'table', 'booking', 'custom', 'catering']);
  for (const code of [...fulfilmentCodes, 'none'])
    expect(cartOrder.shape.fulfilment_type.safeParse(code).success).toBe(true);
  expect(cartOrder.shape.fulfilment_type.safeParse('drone').success).toBe(false);
});

test('gives a cart order every field that the client reads [ORD-329 CHK-261]', () => {
  expect(
    missing(
      cartOrder,
      'items num_items total sub_total total_after_rewards total_after_discount surcharge_amount delivery_fee convenience_fee grand_total payment_method_id note coupon_code fulfilment_type',
    ),
  ).toEqual([]);
  expect(missing(cartLine, 'cart_item_slot_id quantity')).toEqual([]);
});

test('gives a menu every field that the client reads [ORD-324]', () => {
  expect(
    missing(
      menu,
      'id menu_name items hours public_notice display_images is_merchant_ready is_order_for_later_enabled allow_promo_codes allow_order_notes require_registration show_dietary_info checkout_notice',
    ),
  ).toEqual([]);
});

test('gives a modifier group and its options every field that the client reads [ORD-327]', () => {
  expect(missing(modifierGroup, 'id name multiselect mandatory max_select options')).toEqual([]);
  expect(missing(modifierOption, 'id desc price_offset is_default')).toEqual([]);
});

test('gives a promotion every field that the client reads [ORD-331]', () => {
  expect(missing(promotion, 'title desc promo_code terms type')).toEqual([]);
});

test('gives a receipt line every field that the client reads [ACC-351]', () => {
  expect(missing(receiptLine, 'id short_desc quantity price notes')).toEqual([]);
});

test('gives a receipt the wording of the venue [ACC-350]', () => {
  expect(
    missing(
      receiptSettings,
      'dinein_verb table_num_label booking_verb booking_ref_label deliver_verb pickup_verb',
    ),
  ).toEqual([]);
});

test('gives an announcement every field that the client reads [ACC-364]', () => {
  expect(missing(announcement, 'id created title content')).toEqual([]);
});

test('gives a block of the home page every field that the client reads [ACC-363]', () => {
  expect(
    missing(
      homeBlock,
      'id block title content image_url link_url target icon use_card place_order_btn share_url heading alignment show_push_register nocontent visible form_group_style image_card_style',
    ),
  ).toEqual([]);
});

test('refuses money that is not a decimal text with two digits', () => {
  for (const total of [12.5, '12.5', '12', '1,200.00', ''])
    expect(cartOrder.shape.total.safeParse(total).success).toBe(false);
  expect(cartOrder.shape.total.parse('1200.00')).toBe('1200.00');
});
