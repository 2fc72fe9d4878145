import { randomUUID } from 'node:crypto';
import { isPermission } from '@servery/contract/permissions';
import { isConsoleCall, registry } from '@servery/contract/registry';
import type { CallName } from '@servery/contract/registry';
import { speakFor } from '#brand/speak';
import { identify, NOBODY } from '#callers/identify';
import { note } from '#callers/note';
import type { BoundedCache } from '#bounded-cache';
import type { Database, ReadTx, Tx } from '#db/database';
import { isOutage } from '#db/outage';
import { inTurn, type Turns } from '#db/turns';
import { accessProblem } from '#http/access';
import type { Action, ActionParts, Actions } from '#http/action';
import { fail } from '@servery/domain/failure';
import type { Answer } from '#http/answer';
import { mayCall } from '#http/call-limit';
import { actAs, type Caller, type CallingKey, callerFor, type Identity } from '#callers/caller';
import { holdsCard } from '#http/card-number-guard';
import { type Opened, openEnvelope, readForm, schemaProblem } from '#http/envelope';
import type { RefusedCalls } from '#http/refused-calls';
import type { ServerParts } from '#server-parts';
import { isDueToNote, noteKeyUse } from '#stores/api-keys';
import { isDueToTouch, type SessionSide, touchSession } from '#stores/sessions';
import { holdsSetUp } from '#stores/set-up';
import { noteTrail, pseudonym, type Trail } from '#trail';

/** Who made a call, and with which fields. */
export type CallBy = { caller: Caller; input: unknown };

/** What calls are run with: the server's parts, what answers each call, and what keeps them in order. */
export type CallParts = ServerParts & {
  actions: Actions;
  turns: Turns;
  /** Of sessions of the console that have called before, the brand whose turns they take. */
  consoleBrands: BoundedCache<string, string>;
  refusedCalls: RefusedCalls<CallOutcome>;
};

export type CallOutcome = {
  status: number;
  name: CallName | undefined;
  answer: Answer<CallName>;
  sid: string | undefined;
  upgrade: Opened['upgrade'];
  /** Known once the call was understood. */
  by?: CallBy;
  /** The same call was refused a moment ago, for the same reason. */
  again?: boolean;
};

type Call = {
  opened: Opened;
  input: never;
  caller: Caller;
  sid: string | undefined;
  upload: Buffer;
  /** The API key that it came with, once it was looked at. */
  key: CallingKey | undefined;
  /** In the brand's turn. */
  db: Database;
};

/** The console's page is no brand's: sessions that nobody has seen yet take turns with each other. */
const NEW_AT_CONSOLE = ':console';

/** Whose turns a call takes, as far as that is known before anything is read. */
const turnsOf = ({ name, brand }: Opened, sid: string | undefined, { consoleBrands }: CallParts): string =>
  isConsoleCall(name) ? (consoleBrands.get(sid ?? '') ?? NEW_AT_CONSOLE) : brand.code;

/** Customers show their sid in the body; the console's is in a cookie that no script can read. */
const sideOf = ({ name, brand }: Opened): SessionSide =>
  isConsoleCall(name) ? { kind: 'console' } : { kind: 'customer', brandCode: brand.code };

async function identifyCaller(tx: ReadTx, { opened, caller, sid }: Call): Promise<Identity> {
  if (sid !== undefined && registry[opened.name].can === 'set_up')
    return { ...NOBODY, setsUp: await holdsSetUp(tx, sid, caller.now) };
  return identify(tx, sid, { side: sideOf(opened), now: caller.now });
}

/** Where it is made, and by whom without saying who that is. */
function trailOf({ brand, session, member }: Caller): Trail {
  const venue = member?.venueId ?? session?.venue_id ?? undefined;
  const who = member
    ? `person ${member.personId}`
    : session?.customer_id && `customer ${session.customer_id}`;
  return {
    brand: brand.code,
    ...(venue && { venue }),
    ...(who && { who: pseudonym(who) }),
  };
}

function guarded(call: Call, parts: CallParts, by: Identity) {
  const { opened, caller, sid } = call;
  actAs(caller, by, parts);
  noteTrail(trailOf(caller));
  const brandCode = by.session?.kind === 'console' ? by.session.brand_code : by.key && by.member?.brandCode;
  if (sid !== undefined && brandCode !== undefined) parts.consoleBrands.set(sid, brandCode);
  call.key = by.key;
  const denied = accessProblem(opened.name, by);
  if (denied) return denied;
  const { address, now } = caller;
  const { session, key } = by;
  const allowed = mayCall(parts.rateLimit, { name: opened.name, session, key, address, now });
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
  const given: Record<string, unknown> = { caller };
  for (const need of needs)
    given[need] = need === 'upload' ? upload : need === 'countsTries' ? parts.rateLimit.counts : parts[need];
  return given as Given;
}

/** The action in the kind of transaction it asks for; a failure stores nothing. */
function perform(call: Call, parts: CallParts): Promise<Answer<CallName>> {
  const action = parts.actions[call.opened.name] as Action;
  const { input, caller, db } = call;
  const given = givenTo(action, call, parts);
  switch (action.mode) {
    case 'read':
      // Nobody in particular is let in or turned away without a look into the database.
      if (call.sid === undefined) {
        const denied = guarded(call, parts, NOBODY);
        return denied ? Promise.resolve(denied) : db.read((tx) => action.run(tx, input, given));
      }
      return db.read(
        async (tx) => guarded(call, parts, await identifyCaller(tx, call)) ?? action.run(tx, input, given),
      );
    case 'write':
      return db.write(
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
      return db
        .read((tx) => identifyCaller(tx, call))
        .then(async (by) => {
          const answer = guarded(call, parts, by) ?? (await action.run(db, input, given));
          if (answer.ok && isToNote(call)) await db.write((tx) => noteCall(tx, call));
          return answer;
        });
  }
}

/** Looking counts as use at the console, where people watch more than they write, and at a screen of the venue. */
async function keepInUse({ caller: { session, now }, key, db }: Call): Promise<void> {
  if (key && isDueToNote(key, now)) return db.write((tx) => noteKeyUse(tx, key.id, now));
  if (!session || (session.kind !== 'console' && session.screen_id === null)) return;
  if (isDueToTouch(session, now)) await db.write((tx) => touchSession(tx, session, now));
}

const TOO_MANY = 429;
const UNAVAILABLE = 503;
const HTTP_STATUS: Readonly<Record<string, number>> = {
  too_many: TOO_MANY,
  not_ready: UNAVAILABLE,
  unavailable: UNAVAILABLE,
  unexpected: 500,
};

export type RawCall = {
  body: Buffer;
  /** A file that came in place of a form. */
  upload?: Buffer;
  address: string;
  agent: string;
  host: string;
  /** From its cookie, if the request came from a page of ours; or the API key of a tool. */
  consoleSid: string | undefined;
};

const NO_FILE = Buffer.alloc(0);

const refused = (answer: Answer<CallName>, status = 200, upgrade?: Opened['upgrade']): CallOutcome => ({
  status,
  name: undefined,
  answer,
  sid: undefined,
  upgrade,
});

/** What a body asks for and who sent it, or why it is not looked at further. */
function readCall(raw: RawCall, parts: CallParts): { call: Call } | { no: CallOutcome } {
  const form = readForm(raw.body);
  if (!form.ok) return { no: refused(form, form.status) };
  const opened = openEnvelope(form.fields, parts.brands);
  if (!opened.ok) return { no: refused(opened, 200, opened.upgrade) };
  const { name, upgrade, brand, envelope } = opened;
  const no = (answer: Answer<CallName>, status?: number) => ({
    no: { ...refused(answer, status, upgrade), name },
  });
  if (holdsCard(opened.fields)) return no(fail('card_number_sent'));
  const parsed = registry[name].input.safeParse(opened.fields);
  if (!parsed.success) return no(schemaProblem(parsed.error));
  const { AppMode: mode, guest_key: guestKey } = envelope;
  const { address, agent, host } = raw;
  const caller = callerFor(parts, { brand, mode, address, agent, host, guestKey });
  const sid = isConsoleCall(name) ? raw.consoleSid : envelope.sid;
  const turns = turnsOf(opened, sid, parts);
  if (!parts.turns.hasRoom(turns)) return no(fail('busy'), UNAVAILABLE);
  const upload = raw.upload ?? NO_FILE;
  const db = inTurn(parts.db, parts.turns, turns);
  return { call: { opened, input: parsed.data as never, caller, sid, upload, key: undefined, db } };
}

/** One call from its raw body to its outcome. Never throws: an outage becomes an answer with a reference. */
export async function runCall(raw: RawCall, parts: CallParts): Promise<CallOutcome> {
  const before = parts.refusedCalls.find(raw, parts.clock());
  if (before) return before;
  const read = readCall(raw, parts);
  if ('no' in read) return read.no;
  const { opened, caller, input } = read.call;
  const { name, upgrade, voice } = opened;
  const by = { caller, input };
  try {
    const answer = await speakFor(voice, () => perform(read.call, parts));
    await keepInUse(read.call);
    const status = answer.ok ? 200 : (HTTP_STATUS[answer.code] ?? 200);
    if (status === TOO_MANY) {
      const again = { ...refused(answer, status, upgrade), name, by: { caller, input: {} }, again: true };
      parts.refusedCalls.keep(raw, again, caller.now);
    }
    return { status, name, answer, sid: answer.ok ? caller.newSid : undefined, upgrade, by };
  } catch (error) {
    const ref = randomUUID().slice(0, 8);
    parts.log.error({ err: error, action: name, ref }, 'a call failed unexpectedly');
    const code = isOutage(error) ? 'unavailable' : 'unexpected';
    const status = HTTP_STATUS[code] ?? 500;
    return { status, name, answer: fail(code, { ref }), sid: undefined, upgrade, by };
  }
}
