import type { Permission } from '@servery/contract/permissions';
import { t } from '#people/texts';

const KITCHEN: readonly Permission[] = ['see_orders', 'move_orders', 'mark_sold_out', 'pause_orders'];
const LEADING: readonly Permission[] = [
  'see_orders',
  'move_orders',
  'edit_orders',
  'cancel_orders',
  'refund_orders',
  'take_payments',
  'see_payments',
  'mark_sold_out',
  'pause_orders',
  'see_customers',
  'manage_customers',
  'manage_venue',
  'manage_menu',
  'manage_promos',
  'manage_devices',
];

/** The roles that every organisation has. What they may do grows with the product; an organisation adds its own beside them. */
const STANDARD = {
  owner: [...LEADING, 'manage_team', 'manage_brand', 'manage_payments', 'manage_api'],
  manager: LEADING,
  kitchen: KITCHEN,
  counter: [...KITCHEN, 'edit_orders', 'cancel_orders', 'take_payments', 'see_customers'],
  accountant: ['see_orders', 'see_payments'],
} as const satisfies Readonly<Record<string, readonly Permission[]>>;

export type StandardRole = keyof typeof STANDARD;
export const standardRoles = Object.keys(STANDARD) as readonly StandardRole[];

const isStandard = (code: string): code is StandardRole => Object.hasOwn(STANDARD, code);

export type Role = { code: string; name: string; permissions: readonly Permission[] };

/** A standard role has its own words and rights, whatever its row says. */
export const roleOf = (row: Role): Role =>
  isStandard(row.code)
    ? { code: row.code, name: t[row.code], permissions: STANDARD[row.code] }
    : { code: row.code, name: row.name, permissions: row.permissions };
