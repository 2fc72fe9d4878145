import {
  bodyOf,
  type CallFailure,
  type CallResult,
  NO_ANSWER,
  resultOf,
  send,
} from '@servery/contract/client/wire';
import type { Envelope } from '@servery/contract/envelope';
import type { CallInput, CallName, CallOutput } from '@servery/contract/registry';
import { keepUnits } from '@servery/domain/hours/words';
import { endsSession } from '@servery/domain/people/session';
import { sessionEnds, upgrades } from '#api/answers.ts';
import { facts } from '#api/app-facts.ts';
import { APP_VERSION } from '#api/app-version.ts';
import { fieldsFor } from '#api/call-fields.ts';
import { deviceFieldsFor } from '#api/device-fields.ts';
import { guestKey, personNow } from '#api/person.ts';
import { readSid, writeSid } from '#api/session-cookie.ts';
import { platform } from '#platform/browser.ts';
import { logError, logWarning } from '#platform/log.ts';

const TIMEOUT_MS = 30_000;

/** The whole body of a call, for a page that has no time left to wait for an answer too. */
export function bodyFor(name: CallName, input: object): string {
  const { brand, variant } = facts;
  const app = {
    Token: brand.token,
    AppId: brand.app_id,
    AppVersion: APP_VERSION,
    AppMode: platform.native && variant === 'web' ? 'app' : variant,
    LocalTimestamp: Math.floor(Date.now() / 1000),
    sid: readSid(),
    guest_key: guestKey(),
    ...deviceFieldsFor(name),
    ...fieldsFor(name),
  };
  // What was changed to be shown goes back as it came.
  return bodyOf(name, app, input).replaceAll('%C2%A0', '%20');
}

function noAnswer(name: CallName, error: unknown): CallFailure<never> {
  logError('no answer came', { call: name, error: String(error) });
  return NO_ANSWER;
}

/** A menu that does not exist is a broken link somewhere; every other refusal is part of the day. */
const BROKEN = new Set(['invalid_menu_name', 'no_merchant']);

function noteRefusal(name: CallName, code: string, message: string): void {
  if (code === 'signed_out') return;
  if (BROKEN.has(code)) logError(message, { call: name, code });
  else logWarning(message, { call: name, code });
}

/** An answer that knows the caller as nobody; whoever is signed in here is so no longer. */
const answersGuest = (response: object): boolean =>
  (response as { customer?: { id?: unknown } }).customer?.id === 0;

/** Undefined: whoever asked has left, and nobody else may see the answer. */
async function ask<N extends CallName>(name: N, input: CallInput<N>): Promise<CallResult<N> | undefined> {
  const sid = readSid();
  const person = personNow();
  let envelope: Envelope<CallOutput<N>>;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    envelope = await send<CallOutput<N>>(bodyFor(name, input), {
      server: facts.server,
      signal,
      prepare: keepUnits,
    });
  } catch (error) {
    return personNow() === person ? noAnswer(name, error) : undefined;
  }
  if (personNow() !== person) return undefined;
  // An answer to a session that has been left since says nothing about the one that is here now.
  const isOfNow = readSid() === sid;
  if (envelope.SID) writeSid(envelope.SID);
  if (envelope.Upgrade) upgrades.notify(envelope.Upgrade);
  const result = resultOf<N>(envelope);
  if (result.ok) {
    if (isOfNow && answersGuest(result.value)) sessionEnds.notify(name);
    return result;
  }
  noteRefusal(name, result.code, result.message);
  const ends = endsSession({ call: name, responseCode: envelope.ResponseCode, message: result.message });
  if (ends && isOfNow) sessionEnds.notify(name);
  return result;
}

/** One call to the API. An expected failure is a value; it never throws, and tells nobody what another one asked. */
export async function call<N extends CallName>(name: N, input: CallInput<N>): Promise<CallResult<N>> {
  return (await ask(name, input)) ?? new Promise<never>(() => undefined);
}

/** A call for a query, which is asked again for whoever is here now. */
export async function queried<N extends CallName>(name: N, input: CallInput<N>): Promise<CallResult<N>> {
  return (await ask(name, input)) ?? NO_ANSWER;
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
  const result = await queried(name, input);
  if (result.ok) return result.value;
  throw new CallFailed(result);
}
