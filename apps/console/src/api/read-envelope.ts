import type { CallError, CallName, CallOutput } from '@servery/contract/registry';
import type { Envelope } from '@servery/contract/envelope';
import { t } from '#api/texts.ts';

/** refused = the server said no; auth = sign in first; network = nobody answered. */
type FailureKind = 'refused' | 'auth' | 'network';
export type CallFailure<N extends CallName = CallName> = {
  ok: false;
  kind: FailureKind;
  code: CallError<N> | 'network';
  message: string;
  field?: string;
};
export type CallResult<N extends CallName> = { ok: true; value: CallOutput<N> } | CallFailure<N>;

export const unreachable: CallFailure<never> = {
  ok: false,
  kind: 'network',
  code: 'network',
  message: t.unreachable,
};

const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === 'object' && value !== null && 'ResponseCode' in value && 'Response' in value;

/** An answer that is no envelope comes from something in between, such as a proxy or a login page of a network. */
export function readEnvelope<N extends CallName>(body: unknown): CallResult<N> {
  if (!isEnvelope(body)) return unreachable;
  if (body.ResponseCode === 'SUCCESS') return { ok: true, value: body.Response as CallOutput<N> };
  const [message, { code, field }] = body.Response;
  const kind = body.ResponseCode === 'AUTH' ? 'auth' : 'refused';
  return { ok: false, kind, code: code as CallError<N>, message, field };
}
