import { randomUUID } from 'node:crypto';
import { isPermission } from '@servery/contract/permissions';
import { isConsoleCall, registry } from '@servery/contract/registry';
import type { CallName } from '@servery/contract/registry';
import { speakFor } from '#brand/speak';
import { identify, NOBODY } from '#callers/identify';
import { note } from '#callers/note';
import type { ReadTx, Tx } from '#db/database';
import { isOutage } from '#db/outage';
import { accessProblem } from '#http/access';
import type { Action, ActionParts, Actions } from '#http/action';
import { fail } from '@servery/domain/failure';
import type { Answer } from '#http/answer';
import { mayCall } from '#http/call-limit';
import { actAs, type Caller, callerFor, type Identity } from '#callers/caller';
import { holdsCard } from '#http/card-number-guard';
import { type Opened, openEnvelope, readForm, schemaProblem } from '#http/envelope';
import type { ServerParts } from '#server-parts';
import { isDueToTouch, type SessionSide, touchSession } from '#stores/sessions';
import { holdsSetUp } from '#stores/set-up';

/** Who made a call, and with which fields. */
export type CallBy = { caller: Caller; input: unknown };

/** What calls are run with: the server's parts, and what answers each call. */
export type CallParts = ServerParts & { actions: Actions };

export type CallOutcome = {
  status: number;
  name: CallName | undefined;
  answer: Answer<CallName>;
  sid: string | undefined;
  upgrade: Opened['upgrade'];
  /** Known once the call was understood. */
  by?: CallBy;
};

type Call = { opened: Opened; input: never; caller: Caller; sid: string | undefined; upload: Buffer };

/** Customers show their sid in the body; the console's is in a cookie that no script can read. */
const sideOf = ({ name, brand }: Opened): SessionSide =>
  isConsoleCall(name) ? { kind: 'console' } : { kind: 'customer', brandCode: brand.code };

async function identifyCaller(tx: ReadTx, { opened, caller, sid }: Call): Promise<Identity> {
  if (sid !== undefined && registry[opened.name].can === 'set_up')
    return { ...NOBODY, setsUp: await holdsSetUp(tx, sid, caller.now) };
  return identify(tx, sid, { side: sideOf(opened), now: caller.now });
}

function guarded(call: Call, parts: CallParts, by: Identity) {
  const { opened, caller } = call;
  actAs(caller, by, parts);
  const denied = accessProblem(opened.name, by);
  if (denied) return denied;
  const allowed = mayCall(parts.rateLimit, { ...caller, name: opened.name, session: by.session });
  return allowed ? undefined : fail('too_many');
}

/** What the team changes is in the audit: by the action, in its own words, or else by the name of the call. */
const isToNote = ({ opened, caller }: Call): boolean =>
  isPermission(registry[opened.name].can) && !caller.noted;

async function noteCall(tx: Tx, call: Call): Promise<void> {
  if (isToNote(call)) await note(tx, call.caller, { action: call.opened.name, subject: '', details: {} });
}

type Given = ActionParts & { caller: Caller };

/** The caller, and what an action asks for of the server; nothing else. */
function givenTo({ needs }: Action, { caller, upload }: Call, parts: CallParts): Given {
  const given: Partial<Given> = { caller };
  const own = { upload, countsTries: parts.rateLimit.counts };
  for (const need of needs)
    Object.assign(given, {
      [need]: need === 'upload' || need === 'countsTries' ? own[need] : parts[need],
    });
  return given as Given;
}

/** The action in the kind of transaction it asks for; a failure stores nothing. */
function perform(call: Call, parts: CallParts): Promise<Answer<CallName>> {
  const action = parts.actions[call.opened.name] as Action;
  const { input, caller } = call;
  const given = givenTo(action, call, parts);
  switch (action.mode) {
    case 'read':
      // Nobody in particular is let in or turned away without a look into the database.
      if (call.sid === undefined) {
        const denied = guarded(call, parts, NOBODY);
        return denied ? Promise.resolve(denied) : parts.db.read((tx) => action.run(tx, input, given));
      }
      return parts.db.read(
        async (tx) => guarded(call, parts, await identifyCaller(tx, call)) ?? action.run(tx, input, given),
      );
    case 'write':
      return parts.db.write(
        async (tx) => {
          caller.newSid = undefined;
          caller.noted = false;
          const answer =
            guarded(call, parts, await identifyCaller(tx, call)) ?? (await action.run(tx, input, given));
          if (answer.ok) await noteCall(tx, call);
          return answer;
        },
        (answer) => answer.ok,
      );
    case 'own':
      return parts.db
        .read((tx) => identifyCaller(tx, call))
        .then(async (by) => {
          const answer = guarded(call, parts, by) ?? (await action.run(parts.db, input, given));
          if (answer.ok && isToNote(call)) await parts.db.write((tx) => noteCall(tx, call));
          return answer;
        });
  }
}

/** Looking counts as use at the console, where people watch more than they write, and at a screen of the venue. */
async function keepInUse({ session, now }: Caller, { db }: ServerParts): Promise<void> {
  if (!session || (session.kind !== 'console' && session.screen_id === null)) return;
  if (isDueToTouch(session, now)) await db.write((tx) => touchSession(tx, session, now));
}

const HTTP_STATUS: Readonly<Record<string, number>> = { too_many: 429, not_ready: 503, unexpected: 500 };

export type RawCall = {
  body: Buffer;
  /** A file that came in place of a form. */
  upload?: Buffer;
  address: string;
  /** From its cookie, if the request came from a page of ours. */
  consoleSid: string | undefined;
};

/** One call from its raw body to its outcome. Never throws: an outage becomes an answer with a reference. */
export async function runCall(raw: RawCall, parts: CallParts): Promise<CallOutcome> {
  const refused = (answer: Answer<CallName>, status = 200, upgrade?: Opened['upgrade']): CallOutcome => ({
    status,
    name: undefined,
    answer,
    sid: undefined,
    upgrade,
  });
  const form = readForm(raw.body);
  if (!form.ok) return refused(form, form.status);
  const opened = openEnvelope(form.fields, parts.brands);
  if (!opened.ok) return refused(opened, 200, opened.upgrade);
  const { name, upgrade, brand, voice, envelope } = opened;
  if (holdsCard(opened.fields)) return { ...refused(fail('card_number_sent'), 200, upgrade), name };
  const parsed = registry[name].input.safeParse(opened.fields);
  if (!parsed.success) return { ...refused(schemaProblem(parsed.error), 200, upgrade), name };
  const { AppMode: mode, guest_key: guestKey } = envelope;
  const caller = callerFor(parts, { brand, mode, address: raw.address, guestKey });
  const sid = isConsoleCall(name) ? raw.consoleSid : envelope.sid;
  const by = { caller, input: parsed.data };
  try {
    const upload = raw.upload ?? Buffer.alloc(0);
    const call = { opened, input: parsed.data as never, caller, sid, upload };
    const answer = await speakFor(voice, () => perform(call, parts));
    await keepInUse(caller, parts);
    const status = answer.ok ? 200 : (HTTP_STATUS[answer.code] ?? 200);
    return { status, name, answer, sid: answer.ok ? caller.newSid : undefined, upgrade, by };
  } catch (error) {
    const ref = randomUUID().slice(0, 8);
    parts.log.error({ err: error, action: name, ref }, 'a call failed unexpectedly');
    const status = isOutage(error) ? 503 : 500;
    return { status, name, answer: fail('unexpected', { ref }), sid: undefined, upgrade, by };
  }
}
