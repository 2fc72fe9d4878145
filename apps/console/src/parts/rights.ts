import type { Permission } from '@servery/contract/permissions';
import { t } from '#parts/rights-texts.ts';

/** In the order in which somebody who thinks of a day at a venue would name them. */
export const RIGHTS: readonly Permission[] = [
  'see_orders',
  'move_orders',
  'mark_sold_out',
  'pause_orders',
  'take_payments',
  'edit_orders',
  'cancel_orders',
  'refund_orders',
  'see_payments',
  'manage_menu',
  'see_customers',
  'manage_customers',
  'manage_promos',
  'manage_venue',
  'manage_devices',
  'manage_team',
  'manage_brand',
  'manage_payments',
  'manage_api',
];

export const rightName = (right: Permission): string => t[right];

export const isRight = (text: string): text is Permission => (RIGHTS as readonly string[]).includes(text);
