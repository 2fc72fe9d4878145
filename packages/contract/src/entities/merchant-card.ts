import { z } from 'zod';
import { fulfilmentCode } from '#entities/fulfilment';
import { openingTime } from '#entities/menu';
import { flag } from '#fields';

/** A venue in a list of venues. */
export const merchantCard = z.strictObject({
  id: z.number(),
  merchant_id: z.number(),
  name: z.string(),
  address1: z.string(),
  suburb: z.string(),
  state: z.string(),
  postcode: z.string(),
  phone: z.string(),
  /** online or offline; anything else means that it is not active. */
  status: z.string(),
  open_text: z.string(),
  always_open: flag,
  order_for_later: flag,
  cstext: z.string(),
  hero_img_url: z.string(),
  /** Kilometres to one decimal, or empty where the position is not known. */
  distance_from_position: z.string(),
  menu_id: z.number(),
  menus: z.array(z.strictObject({ name: z.string(), hours: z.array(openingTime) })),
  fulfilment: z.array(z.strictObject({ code: fulfilmentCode, icon: z.string(), verb: z.string() })),
  /** Names of icons. */
  payment_methods: z.array(z.string()),
  merchant_type: z.string(),
  brand: z.string(),
  location: z.strictObject({ lat: z.number(), long: z.number(), radius: z.number() }),
});
export type MerchantCard = z.output<typeof merchantCard>;

export const merchantGroup = z.strictObject({
  id: z.number(),
  code: z.string(),
  group_title: z.string(),
  group_subtitle: z.string(),
  hero_img_url: z.string(),
  is_active: flag,
  /** Ids of merchants. */
  merchants: z.array(z.number()),
});
export type MerchantGroup = z.output<typeof merchantGroup>;
