import { z } from 'zod';
import { flag } from '#fields';

export const announcement = z.strictObject({
  id: z.number(),
  created: z.number(),
  title: z.string(),
  content: z.string(),
});
export const homeBlock = z.strictObject({
  id: z.number(),
  block: z.string(),
  title: z.string(),
  content: z.string(),
  image_url: z.string(),
  link_url: z.string(),
  target: z.string(),
  icon: z.string(),
  heading: z.string(),
  nocontent: z.string(),
  use_card: flag,
  place_order_btn: flag,
  share_url: z.string(),
  /** How often its share buttons were pressed. */
  share_count: z.int(),
  alignment: z.string(),
  show_push_register: flag,
  visible: flag,
  form_group_style: z.string(),
  image_card_style: z.string(),
  announcements: z.array(announcement),
});
export type HomeBlock = z.output<typeof homeBlock>;
