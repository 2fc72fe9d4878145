import type { Generated } from 'kysely';

export type SessionTable = {
  id: Generated<number>;
  sid_hash: string;
  kind: 'customer' | 'console';
  customer_id: number | null;
  console_user_id: number | null;
  created_at: number;
  seen_at: number;
  expires_at: number;
};

export type CustomerTable = {
  id: Generated<number>;
  brand_code: string;
  status: number;
  name: string;
  email: string;
  mobile: string;
  menu_name: string;
  created_at: number;
};

export type CredentialTable = {
  id: Generated<number>;
  customer_id: number | null;
  console_user_id: number | null;
  kind: 'password' | 'pin';
  hash: string;
};

export type AddressTable = {
  id: Generated<number>;
  customer_id: number;
  address: string;
  postcode: string;
};

export type RewardEntryTable = {
  id: Generated<number>;
  merchant_id: number;
  customer_id: number;
  order_id: number | null;
  points: number;
  created_at: number;
};

export type LedgerEntryTable = {
  id: Generated<number>;
  customer_id: number;
  account: string;
  cents: number;
  order_id: number | null;
  memo: string;
  created_at: number;
};

export type ConsoleUserTable = {
  id: Generated<number>;
  merchant_id: number;
  name: string;
  email: string;
  role: 'owner' | 'manager' | 'kitchen' | 'counter';
};

export type LoginFailureTable = { id: Generated<number>; subject: string; failed_at: number };
