import type { Customer } from '@servery/contract/entities/customer';

const ROLE: Readonly<Record<Customer['status'], string>> = {
  0: 'Guest',
  1: 'My',
  2: 'Guest',
  3: 'Kiosk',
  8: 'Staff',
  9: 'Test',
};

/** 'My Account', or whose it is. */
export const accountTitle = (status: Customer['status']): string => `${ROLE[status]} Account`;

/** Those who signed up for themselves may delete what they signed up for. */
export const mayDeleteAccount = (status: Customer['status']): boolean => status === 1;
