import type { Weekday } from '@servery/contract/entities/fulfilment';
import type { TaxClass } from '@servery/domain/tax/treatment';

type Tint = 'leaf' | 'sun' | 'clay' | 'berry' | 'sea' | 'oat';
type Dietary = 'GF' | 'EF' | 'DF' | 'LF' | 'V' | 'VE' | 'Halal';

type SeedOption = {
  descr: string;
  cents?: number;
  chosen?: true;
  out?: true;
  pic?: string;
  tint?: Tint;
};

export type SeedGroup = {
  name: string;
  many?: true;
  required?: true;
  /** The most of a multi-select that can be had at once. */
  most?: number;
  options: readonly SeedOption[];
};

export type SeedProduct<Group extends string> = {
  name: string;
  descr: string;
  price: number;
  pic: string;
  tint: Tint;
  dietary?: readonly Dietary[];
  groups?: readonly Group[];
  minQty?: number;
  maxQty?: number;
  qtyLabel?: string;
  from?: string;
  to?: string;
  soldOut?: string;
  tax?: TaxClass;
};

export type SeedCategory<Group extends string> = {
  name: string;
  descr: string;
  header: string;
  pic: string;
  tint: Tint;
  station: string;
  /** The name of the category it stands in. */
  parent?: string;
  days?: readonly Weekday[];
  from?: string;
  to?: string;
  products: readonly SeedProduct<Group>[];
};

export type SeedOptions = {
  now: number;
  /** Of the one password that all people of the demo share. */
  passwordHash: string;
  /** Of the one PIN of those who have one. */
  pinHash?: string | undefined;
  /** Keeps pickup, table and curbside open round the clock, so that the demo takes orders at any hour. */
  alwaysOpen: boolean;
};
