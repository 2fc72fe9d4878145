import type { ConsoleCapability, ConsoleRole } from '@servery/contract/entities/board';
import type { Customer } from '@servery/contract/entities/customer';

const ROLE_CAN: Readonly<Record<ConsoleRole, readonly ConsoleCapability[]>> = {
  owner: [
    'see_orders',
    'move_orders',
    'cancel_orders',
    'refund_orders',
    'take_payments',
    'mark_sold_out',
    'pause_orders',
    'manage_store',
  ],
  manager: [
    'see_orders',
    'move_orders',
    'cancel_orders',
    'refund_orders',
    'take_payments',
    'mark_sold_out',
    'pause_orders',
    'manage_store',
  ],
  kitchen: ['see_orders', 'move_orders', 'mark_sold_out', 'pause_orders'],
  counter: ['see_orders', 'move_orders', 'cancel_orders', 'take_payments', 'mark_sold_out', 'pause_orders'],
};

export const capabilitiesOf = (role: ConsoleRole): readonly ConsoleCapability[] => ROLE_CAN[role];
export const roleCan = (role: ConsoleRole, capability: ConsoleCapability): boolean =>
  ROLE_CAN[role].includes(capability);

type Status = Customer['status'];
export const isGuest = (who: { id: number; status: number }): boolean =>
  who.id === 0 || who.status === 0 || who.status === 2;
export const isMember = (status: Status): boolean => status === 1 || status === 9;
/** Kiosk and staff place orders for others: contact details are theirs to leave out. */
export const ordersForOthers = (status: Status): boolean => status === 3 || status === 8;
export const isStaff = (status: Status): boolean => status === 8;
export const isTest = (status: Status): boolean => status === 9;

/** Where somebody orders: online, or at a screen that stands in the venue. */
export type Channel = 'online' | 'kiosk' | 'counter';
export const channelOf = (status: Status): Channel =>
  status === 3 ? 'kiosk' : isStaff(status) ? 'counter' : 'online';
