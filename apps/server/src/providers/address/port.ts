import type { FoundAddress } from '@servery/contract/entities/address';

export type Suggestion = { id: string; main: string; secondary: string };

export type AddressQuery = {
  /** Street addresses, or suburbs and towns. */
  kind: 'address' | 'place';
  text: string;
  /** One per search of a person; the vendor bills by it. */
  session: string;
  countries: readonly string[];
  near: { lat: number; long: number; radiusKm: number } | undefined;
};

/** Looks addresses up. Rejects when the service cannot be reached or does not answer sense. */
export type AddressPort = {
  suggest(query: AddressQuery): Promise<Suggestion[]>;
  /** Nothing when the service does not know the id any more. */
  resolve(id: string, session: string): Promise<FoundAddress | undefined>;
};
