import type { CallInput, CallName, CallOutput } from '@servery/contract/registry';
import { appIdentity } from '#api/app-identity.ts';
import { encodeCall } from '#api/encode-call.ts';
import { type CallFailure, type CallResult, readEnvelope, unreachable } from '#api/read-envelope.ts';

const GIVE_UP_MS = 15_000;

/** One call over the wire. Never throws: a failure is a value. */
export async function call<N extends CallName>(
  name: N,
  input: CallInput<N>,
  signal?: AbortSignal,
): Promise<CallResult<N>> {
  const limit = AbortSignal.timeout(GIVE_UP_MS);
  try {
    const answer = await fetch('/api', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: encodeCall(name, input, appIdentity()),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    return readEnvelope<N>(await answer.json());
  } catch {
    return unreachable;
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
