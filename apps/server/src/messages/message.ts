import type { Brands } from '#brand/brands';
import type { LoadedBrand } from '#brand/read-brand';
import type { Database } from '#db/database';
import type { AccountMail } from '#messages/account-mail';
import type { Payments } from '#payments/payments';
import type { Mail, MailPort } from '#providers/mail/port';
import type { TextPort } from '#providers/text/port';
import type { Venues } from '#venues/venues';

/** What is needed to write a message: where its links lead, the moment, and what opens a sealed code. */
export type MessageParts = {
  publicUrl(brandCode: string): string;
  clock(): number;
  payments: Pick<Payments, 'sealer'>;
};

/** What is needed to write one about an order, and to send it. */
export type SendParts = MessageParts & {
  db: Database;
  brands: Brands;
  venues: Venues;
  mail: MailPort | undefined;
  text: TextPort | undefined;
};

/** A message about an account. What it says is asked for when its brand is known. */
export type Message =
  | { by: 'mail'; brandCode: string; to: string | ((brand: LoadedBrand) => string); said(): AccountMail }
  /** One that is written whole, to an address of its own. */
  | { by: 'letter'; brandCode: string; mail(brand: LoadedBrand): Mail }
  | { by: 'text'; brandCode: string; to: string; said(brand: LoadedBrand): string };
