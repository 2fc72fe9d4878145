import type { Brands } from '#brand/brands';
import type { KnownText } from '#brand/own-texts';
import type { BrandSource, LoadedBrand } from '#brand/read-brand';
import type { Database } from '#db/database';
import type { RateLimit } from '#http/rate-limit';
import type { Log } from '#log';
import type { Pictures } from '#media/pictures';
import type { Payments } from '#payments/payments';
import type { AddressPort } from '#providers/address/port';
import type { ErrorPort } from '#providers/errors/port';
import type { SocialPorts } from '#providers/social/port';
import type { HostProofPort } from '#providers/host-proof/port';
import type { WebhookPort } from '#providers/webhook/port';
import type { Telemetry } from '#telemetry';
import type { Venues } from '#venues/venues';

/** What this server can send: without a way, nothing that needs it is offered. */
export type Reach = { mail: boolean; text: boolean };

/** What a running server is made of. */
export type ServerParts = {
  db: Database;
  brands: Brands;
  /** A brand as it would be after a change, or a BrandError that says why not. */
  readBrand(source: BrandSource, place: string): LoadedBrand;
  /** What a brand can say in its own words. */
  brandTexts: readonly KnownText[];
  venues: Venues;
  rateLimit: RateLimit;
  clock(): number;
  /** Whatever is logged here as an error goes to `errors` too. */
  log: Log;
  errors: ErrorPort;
  telemetry: Telemetry;
  /** Without one, addresses are typed by hand. */
  addressSearch: AddressPort | undefined;
  /** Without a provider, nobody signs in by it. */
  social: SocialPorts;
  /** Without a provider, its methods are not offered. */
  pictures: Pictures;
  payments: Payments;
  /** How a venue's own tools are told what happened. */
  webhooks: WebhookPort;
  /** Where a brand's host says whose it is. */
  hostProof: HostProofPort;
  reach: Reach;
  /** The address that the installation was given; empty where it was given none. */
  ownUrl: string;
  /** Whether customers reach it by https. */
  https: boolean;
};
