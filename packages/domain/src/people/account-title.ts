import type { Customer } from '@servery/contract/entities/customer';
import { catalogue } from '#texts/catalogue';
import { t } from '#people/texts';

const ROLE: Readonly<Record<Customer['status'], string>> = catalogue('rules-people-role', {
  0: 'Guest',
  1: 'My',
  2: 'Guest',
  3: 'Kiosk',
  8: 'Staff',
  9: 'Test',
});

/** 'My Account', or whose it is. */
export const accountTitle = (status: Customer['status']): string => t.account({ status: ROLE[status] });

/** Those who signed up for themselves may delete what they signed up for. */
export const mayDeleteAccount = (status: Customer['status']): boolean => status === 1;
