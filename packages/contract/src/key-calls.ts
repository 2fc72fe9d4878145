import type { CallSpec } from '#call';
import type { Can, Permission } from '#permissions';

/**
 * What an API key can be given. Who is in the team, the brand, payment accounts and keys themselves are for people
 * alone; so is taking money in hand.
 */
export const keyPermissions = [
  'see_orders',
  'move_orders',
  'edit_orders',
  'cancel_orders',
  'refund_orders',
  'see_payments',
  'mark_sold_out',
  'pause_orders',
  'see_customers',
  'manage_customers',
  'manage_venue',
  'manage_menu',
  'manage_promos',
  'manage_devices',
] as const satisfies readonly Permission[];
export type KeyPermission = (typeof keyPermissions)[number];

const isForKeys = (can: Can): boolean => (keyPermissions as readonly Can[]).includes(can);

/** A file comes as the body of a request of its own. */
const IS_UPLOAD = 'ConsolePictures.add';

/** Money that is taken in hand, and codes that are as good as money. */
const FOR_PEOPLE = 'ConsoleGifts';

/** Whether a tool of the venue can make a call: of one venue, by a permission that keys can have. */
export const isKeyCall = ({ action, sub, can, scope }: CallSpec): boolean =>
  action.startsWith('Console') &&
  action !== FOR_PEOPLE &&
  isForKeys(can) &&
  scope === 'venue' &&
  `${action}.${sub}` !== IS_UPLOAD;
