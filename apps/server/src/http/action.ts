import type { AppMode } from '@servery/contract/envelope';
import type { CallInput, CallName } from '@servery/contract/registry';
import type { Brands, LoadedBrand } from '#brand/load';
import type { Venues } from '#venues/venues';
import type { Database, ReadTx, Tx } from '#db/database';
import type { Answer } from '#http/answer';
import type { Log } from '#http/log';
import type { PaymentPorts } from '#payments/ports';
import type { AddressPort } from '#providers/address/port';
import type { ErrorPort } from '#providers/errors/port';
import type { SocialPorts } from '#providers/social/port';
import type { SessionRecord } from '#stores/sessions';

export type Reach = { mail: boolean; text: boolean };

export type ActionContext = {
  readonly now: number;
  brand: LoadedBrand;
  /** Of venues that may be of another brand than the page that calls. */
  readonly brands: Brands;
  /** What the caller's app says it is: for words and logs, never for rights. */
  readonly mode: AppMode;
  readonly address: string;
  /** Only those venues that the caller may see. */
  venues: Venues;
  readonly addressSearch: AddressPort | undefined;
  readonly social: SocialPorts;
  /** Without a provider, its methods are not offered. */
  readonly payments: PaymentPorts;
  /** What this server can send: without a way, nothing that needs it is offered. */
  readonly reach: Reach;
  /** Off for load tests alone. */
  readonly countsTries: boolean;
  readonly log: Log;
  readonly errors: ErrorPort;
  /** Whom of those who share a screen the call is for; empty where nobody shares it. */
  guestKey: string;
  session: SessionRecord | undefined;
  /** Set when the caller gets a new sid; it travels back in the envelope. */
  newSid: string | undefined;
};

type Run<N extends CallName, T> = (tx: T, input: CallInput<N>, context: ActionContext) => Promise<Answer<N>>;

/**
 * read: statements without a transaction. write: one transaction, stored only if the answer is a success.
 * own: the action opens its transactions itself, because it does slow work between them.
 */
export type Action<N extends CallName = CallName> =
  | { name: N; mode: 'read'; run: Run<N, ReadTx> }
  | { name: N; mode: 'write'; run: Run<N, Tx> }
  | { name: N; mode: 'own'; run: Run<N, Database> };

export const readAction = <N extends CallName>(name: N, run: Run<N, ReadTx>): Action<N> => ({
  name,
  mode: 'read',
  run,
});
export const writeAction = <N extends CallName>(name: N, run: Run<N, Tx>): Action<N> => ({
  name,
  mode: 'write',
  run,
});
export const ownAction = <N extends CallName>(name: N, run: Run<N, Database>): Action<N> => ({
  name,
  mode: 'own',
  run,
});
