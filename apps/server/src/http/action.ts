import type { CallInput, CallName } from '@servery/contract/registry';
import type { Caller } from '#callers/caller';
import type { Database, ReadTx, Tx } from '#db/database';
import type { Answer } from '#http/answer';
import type { ServerParts } from '#server-parts';

/** What an action can ask for beside the database and its caller. */
export type ActionParts = Pick<
  ServerParts,
  | 'addressSearch'
  | 'social'
  | 'payments'
  | 'webhooks'
  | 'hostProof'
  | 'pictures'
  | 'reach'
  | 'readBrand'
  | 'brandTexts'
  | 'ownUrl'
  | 'log'
  | 'errors'
  | 'clock'
> & {
  /** Off for load tests alone. */
  countsTries: boolean;
  /** What was sent instead of fields. */
  upload: Buffer;
};
type Need = keyof ActionParts;

/**
 * read: statements without a transaction. write: one transaction, stored only if the answer is a success.
 * own: the action opens its transactions itself, because it does slow work between them.
 */
type TxOf = { read: ReadTx; write: Tx; own: Database };
type Mode = keyof TxOf;

type Run<N extends CallName, T, By> = (tx: T, input: CallInput<N>, by: By) => Promise<Answer<N>>;
/** The caller, and what of the server the action asked for. */
type Given<K extends Need> = { caller: Caller } & Pick<ActionParts, K>;

type ActionIn<M extends Mode, N extends CallName> = {
  name: N;
  mode: M;
  needs: readonly Need[];
  run: Run<N, TxOf[M], Given<Need>>;
};
export type Action<N extends CallName = CallName> =
  | ActionIn<'read', N>
  | ActionIn<'write', N>
  | ActionIn<'own', N>;
export type Actions = { readonly [N in CallName]: Action<N> };

function maker<M extends Mode>(mode: M) {
  function action<N extends CallName>(name: N, run: Run<N, TxOf[M], Caller>): ActionIn<M, N>;
  /** An action is given what it asks for, and nothing else. */
  function action<N extends CallName, const K extends Need>(
    name: N,
    needs: readonly K[],
    run: Run<N, TxOf[M], Given<K>>,
  ): ActionIn<M, N>;
  function action<N extends CallName>(
    name: N,
    first: readonly Need[] | Run<N, TxOf[M], Caller>,
    run?: Run<N, TxOf[M], Given<Need>>,
  ): ActionIn<M, N> {
    if (typeof first === 'function')
      return { name, mode, needs: [], run: (tx, input, { caller }) => first(tx, input, caller) };
    if (!run) throw new Error(`${name} has nothing to run`);
    return { name, mode, needs: first, run };
  }
  return action;
}

export const readAction = maker('read');
export const writeAction = maker('write');
export const ownAction = maker('own');
