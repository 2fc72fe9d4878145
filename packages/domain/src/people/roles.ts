import type { Customer } from '@servery/contract/entities/customer';
import type { SaleChannel } from '@servery/contract/entities/sale-channel';

type Status = Customer['status'];
export const isGuest = (who: { id: number; status: number }): boolean =>
  who.id === 0 || who.status === 0 || who.status === 2;
export const isMember = (status: Status): boolean => status === 1 || status === 9;
/** Kiosk and staff place orders for others: contact details are theirs to leave out. */
export const ordersForOthers = (status: Status): boolean => status === 3 || status === 8;
export const isStaff = (status: Status): boolean => status === 8;
export const isTest = (status: Status): boolean => status === 9;

export type Channel = SaleChannel;
export const channelOf = (status: Status): Channel =>
  status === 3 ? 'kiosk' : isStaff(status) ? 'counter' : 'online';
