import { encodeForm, type FormValue } from '@servery/contract/form/encode';
import type { Envelope, FailureDetails } from '@servery/contract/envelope';
import type { CallError, CallInput, CallName, CallOutput } from '@servery/contract/registry';
import { facts } from '#api/app-facts.ts';
import { APP_VERSION } from '#api/app-version.ts';
import { readSid, writeSid } from '#api/session-cookie.ts';

export type CallFailure<N extends CallName = CallName> = {
  ok: false;
  /** `network`: no answer came, and nobody knows whether the call was carried out. */
  code: CallError<N> | 'network';
  message: string;
  details: FailureDetails;
};
export type CallResult<N extends CallName> = { ok: true; value: CallOutput<N> } | CallFailure<N>;

const TIMEOUT_MS = 30_000;

function bodyOf(name: CallName, input: object): string {
  const [action, sub] = name.split('.');
  const { brand, variant } = facts;
  return encodeForm({
    RequestAction: action,
    sub_action: sub,
    Token: brand.token,
    Version: '7',
    AppId: brand.app_id,
    AppVersion: APP_VERSION,
    AppMode: variant,
    LocalTimestamp: Math.floor(Date.now() / 1000),
    sid: readSid(),
    ...(input as Record<string, FormValue>),
  });
}

const noAnswer = (): CallFailure => ({
  ok: false,
  code: 'network',
  message: '',
  details: { code: 'network' },
});

/** One call to the API. An expected failure is a value; it never throws. */
export async function call<N extends CallName>(name: N, input: CallInput<N>): Promise<CallResult<N>> {
  let envelope: Envelope<CallOutput<N>>;
  try {
    const response = await fetch('/api', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: bodyOf(name, input),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    envelope = (await response.json()) as Envelope<CallOutput<N>>;
  } catch {
    return noAnswer();
  }
  if (envelope.SID) writeSid(envelope.SID);
  if (envelope.ResponseCode === 'SUCCESS') return { ok: true, value: envelope.Response };
  const [message, details] = envelope.Response;
  return { ok: false, code: details.code as CallError<N>, message, details };
}

/** For queries, which speak in exceptions. */
export class CallFailed extends Error {
  readonly failure: CallFailure;
  constructor(failure: CallFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

export async function answerOf<N extends CallName>(name: N, input: CallInput<N>): Promise<CallOutput<N>> {
  const result = await call(name, input);
  if (result.ok) return result.value;
  throw new CallFailed(result);
}
