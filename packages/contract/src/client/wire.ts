import type { Envelope, FailureDetails } from '#envelope';
import { encodeForm, type FormValue } from '#form/encode';
import type { CallError, CallInput, CallName, CallOutput } from '#registry';

export type CallFailure<N extends CallName = CallName> = {
  ok: false;
  /** `network`: no answer came, and nobody knows whether the call was carried out. */
  code: CallError<N> | 'network';
  message: string;
  details: FailureDetails;
};
export type CallResult<N extends CallName> = { ok: true; value: CallOutput<N> } | CallFailure<N>;

const NETWORK = { code: 'network' } as const;
export const NO_ANSWER: CallFailure<never> = { ok: false, ...NETWORK, message: '', details: NETWORK };

/** What an app says of itself with every call; a session, where it travels in the body, is one of these. */
type AppFields = { Token: string; AppId: string; AppMode: string } & Record<string, FormValue>;

/** `ConsoleOrder.move` travels as RequestAction=ConsoleOrder and sub_action=move. */
export function bodyOf<N extends CallName>(name: N, app: AppFields, input: Partial<CallInput<N>>): string {
  const [action, sub] = name.split('.');
  return encodeForm({
    RequestAction: action,
    sub_action: sub,
    Version: '7',
    ...app,
    ...(input as Record<string, FormValue>),
  });
}

type Wire = Pick<RequestInit, 'signal' | 'keepalive'> & {
  /** Where the server is; without it, the page's own. */
  server?: string;
  /** Instead of the platform's own, where cookies have to be carried by hand. */
  ask?: typeof fetch;
  /** What is read, before it is read. */
  prepare?(text: string): string;
};

/** The server's answer. Throws where there is none, or where something in between answered, such as a proxy. */
export async function send<T>(
  body: string,
  { server = '', ask = fetch, prepare = (text) => text, ...init }: Wire,
): Promise<Envelope<T>> {
  const response = await ask(`${server}/api`, {
    ...init,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  });
  const envelope = JSON.parse(prepare(await response.text())) as Envelope<T> | null;
  if (!envelope?.ResponseCode) throw new Error('The answer is no envelope');
  return envelope;
}

export function resultOf<N extends CallName>(envelope: Envelope<CallOutput<N>>): CallResult<N> {
  if (envelope.ResponseCode === 'SUCCESS') return { ok: true, value: envelope.Response };
  const [message, details] = envelope.Response;
  return { ok: false, code: details.code as CallError<N>, message, details };
}
