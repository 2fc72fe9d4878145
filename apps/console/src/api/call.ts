import {
  bodyOf,
  type CallFailure,
  type CallResult,
  NO_ANSWER,
  resultOf,
  send,
} from '@servery/contract/client/wire';
import type { CallInput, CallName, CallOutput } from '@servery/contract/registry';
import { keepUnits } from '@servery/domain/hours/words';
import { appFields } from '#api/app-identity.ts';
import { t } from '#api/texts.ts';

const GIVE_UP_MS = 15_000;

/** One call over the wire. Never throws: a failure is a value. The session is in a cookie that no script can read. */
export async function call<N extends CallName>(
  name: N,
  input: CallInput<N>,
  signal?: AbortSignal,
): Promise<CallResult<N>> {
  const limit = AbortSignal.timeout(GIVE_UP_MS);
  try {
    const wire = { signal: signal ? AbortSignal.any([signal, limit]) : limit, prepare: keepUnits };
    return resultOf<N>(await send<CallOutput<N>>(bodyOf(name, appFields(), input), wire));
  } catch {
    return { ...NO_ANSWER, message: t.unreachable };
  }
}

export type FailedCall = Error & { failure: CallFailure };

export const failureOf = (error: unknown): CallFailure | undefined =>
  error instanceof Error && 'failure' in error ? (error as FailedCall).failure : undefined;

/** For queries and mutations, which tell success from failure by what is thrown. */
export async function callOrThrow<N extends CallName>(
  name: N,
  input: CallInput<N>,
  signal?: AbortSignal,
): Promise<CallOutput<N>> {
  const result = await call(name, input, signal);
  if (result.ok) return result.value;
  throw Object.assign(new Error(result.message), { failure: result });
}
