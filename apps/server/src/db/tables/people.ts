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

/** A phone that a push provider can reach. `address` is what the provider knows it by. */
export type DeviceTable = {
  id: Generated<number>;
  brand_code: string;
  provider: string;
  address: string;
  customer_id: number | null;
  app_id: string;
  sub_id: string;
  user_id: string;
  push_token: string;
  state: string;
  useragent: string;
  cordova: string;
  platform: string;
  uuid: string;
  version: string;
  model: string;
  utc_offset: string;
  tz_iana: string;
  locale: string;
  dates: string;
  created_at: number;
  seen_at: number;
};

export type PushOpenTable = {
  id: Generated<number>;
  brand_code: string;
  provider: string;
  address: string;
  notif: string;
  opened_at: number;
};
