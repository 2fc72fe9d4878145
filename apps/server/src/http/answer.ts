import type { CallError, CallName, CallOutput } from '@servery/contract/registry';
import type { Failure } from '@servery/domain/failure';
import type { PreparedBody } from '#prepared-body';

/** `json` is the text of the Response where most of it was serialised earlier; `prepared` is the whole envelope. */
export type Answer<N extends CallName> =
  | { ok: true; value: CallOutput<N> }
  | { ok: true; json: string }
  | { ok: true; prepared: PreparedBody }
  | Failure<CallError<N>>;

export const answer = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });
