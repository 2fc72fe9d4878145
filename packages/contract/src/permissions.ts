/** What somebody of a venue's team may do. A role is a list of these; `docs/permissions.md` shows who has which. */
export const permissions = [
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
  'manage_team',
  'manage_brand',
  'manage_payments',
  'manage_api',
] as const;
export type Permission = (typeof permissions)[number];

/**
 * Who may make a call. `screen` is a kiosk or a till of a venue, `staff` a till alone; `team` is anybody who works in
 * the console, and a permission those of them whose role has it. `set_up` is whoever sets up an installation in which
 * nobody works yet.
 */
export type Can = 'anyone' | 'signed_in' | 'screen' | 'staff' | 'team' | 'set_up' | Permission;

/**
 * What a call reaches: all that a brand shows to everybody, what is the caller's own, the one venue that the session is
 * for, or every venue of an organisation.
 */
export type Scope = 'brand' | 'own' | 'venue' | 'organisation';

export const isPermission = (can: Can): can is Permission => (permissions as readonly string[]).includes(can);
