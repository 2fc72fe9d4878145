import { randomUUID } from 'node:crypto';
import { isConsoleCall, registry } from '@servery/contract/registry';
import type { CallName } from '@servery/contract/registry';
import { actions } from '#actions/all';
import type { Brands } from '#brand/load';
import { speakFor } from '#brand/speak';
import type { Venues } from '#venues/venues';
import type { Database } from '#db/database';
import { isOutage } from '#db/outage';
import type { Action, ActionContext, Reach } from '#http/action';
import { fail, type Failure } from '@servery/domain/failure';
import type { Answer } from '#http/answer';
import { mayCall } from '#http/call-limit';
import { actAs, contextFor } from '#http/caller';
import { holdsCard } from '#http/card-number-guard';
import { type Opened, openEnvelope, readForm, schemaProblem } from '#http/envelope';
import type { Log } from '#http/log';
import type { RateLimit } from '#http/rate-limit';
import type { PaymentPorts } from '#payments/ports';
import type { AddressPort } from '#providers/address/port';
import type { ErrorPort } from '#providers/errors/port';
import type { SocialPorts } from '#providers/social/port';
import {
  findSession,
  isDueToTouch,
  type SessionRecord,
  type SessionSide,
  touchSession,
} from '#stores/sessions';

export type ServerParts = {
  db: Database;
  brands: Brands;
  venues: Venues;
  rateLimit: RateLimit;
  clock(): number;
  /** Whatever is logged here as an error goes to `errors` too. */
  log: Log;
  errors: ErrorPort;
  /** Without one, addresses are typed by hand. */
  addressSearch: AddressPort | undefined;
  /** Without a provider, nobody signs in by it. */
  social: SocialPorts;
  payments: PaymentPorts;
  reach: Reach;
  /** Whether customers reach it by https. */
  https: boolean;
};

/** Who made a call, and with which fields. */
export type CallBy = { context: ActionContext; input: unknown };

export type CallOutcome = {
  status: number;
  name: CallName | undefined;
  answer: Answer<CallName>;
  sid: string | undefined;
  upgrade: Opened['upgrade'];
  /** Known once the call was understood. */
  by?: CallBy;
};

/** Who may make the call, by the session that makes it. */
function accessProblem(
  name: CallName,
  session: SessionRecord | undefined,
): Failure<'signed_out'> | undefined {
  const { who } = registry[name];
  if (who === 'anyone') return undefined;
  const present = who === 'console' ? session?.console_user_id : session?.customer_id;
  return present ? undefined : fail('signed_out');
}

type Call = { opened: Opened; input: never; context: ActionContext; sid: string | undefined };

/** Customers show their sid in the body; the console's is in a cookie that no script can read. */
const sideOf = ({ name, brand }: Opened): SessionSide =>
  isConsoleCall(name) ? { kind: 'console' } : { kind: 'customer', brandCode: brand.code };

async function guarded(call: Call, parts: ServerParts, session: SessionRecord | undefined) {
  const { opened, context } = call;
  actAs(context, session, parts);
  const denied = accessProblem(opened.name, session);
  if (denied) return denied;
  const allowed = mayCall(parts.rateLimit, { ...context, name: opened.name, session });
  return allowed ? undefined : fail('too_many');
}

/** The action in the kind of transaction it asks for; a failure stores nothing. */
function perform(call: Call, parts: ServerParts): Promise<Answer<CallName>> {
  const action = actions[call.opened.name] as Action;
  const { input, context, sid } = call;
  const asked = { side: sideOf(call.opened), now: context.now };
  const sessionOf = async (tx: Parameters<typeof findSession>[0]) =>
    sid === undefined ? undefined : findSession(tx, sid, asked);
  switch (action.mode) {
    case 'read':
      if (sid === undefined)
        return guarded(call, parts, undefined).then(
          (no) => no ?? parts.db.read((tx) => action.run(tx, input, context)),
        );
      return parts.db.read(
        async (tx) => (await guarded(call, parts, await sessionOf(tx))) ?? action.run(tx, input, context),
      );
    case 'write':
      return parts.db.write(
        async (tx) => {
          context.newSid = undefined;
          return (await guarded(call, parts, await sessionOf(tx))) ?? action.run(tx, input, context);
        },
        (answer) => answer.ok,
      );
    case 'own':
      return parts.db
        .read(sessionOf)
        .then(
          async (session) => (await guarded(call, parts, session)) ?? action.run(parts.db, input, context),
        );
  }
}

/** Looking counts as use at the console, where people watch more than they write. */
async function keepInUse({ session, now }: ActionContext, { db }: ServerParts): Promise<void> {
  if (session?.kind === 'console' && isDueToTouch(session, now))
    await db.write((tx) => touchSession(tx, session, now));
}

const HTTP_STATUS: Readonly<Record<string, number>> = { too_many: 429, not_ready: 503, unexpected: 500 };

export type RawCall = {
  body: Buffer;
  address: string;
  /** From its cookie, if the request came from a page of ours. */
  consoleSid: string | undefined;
};

/** One call from its raw body to its outcome. Never throws: an outage becomes an answer with a reference. */
export async function runCall(raw: RawCall, parts: ServerParts): Promise<CallOutcome> {
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
  const { name, upgrade, brand, envelope } = opened;
  if (holdsCard(opened.fields)) return { ...refused(fail('card_number_sent'), 200, upgrade), name };
  const parsed = registry[name].input.safeParse(opened.fields);
  if (!parsed.success) return { ...refused(schemaProblem(parsed.error), 200, upgrade), name };
  const { AppMode: mode, guest_key: guestKey } = envelope;
  const context = contextFor(parts, { brand, mode, address: raw.address, guestKey });
  const sid = isConsoleCall(name) ? raw.consoleSid : envelope.sid;
  const by = { context, input: parsed.data };
  try {
    const call = { opened, input: parsed.data as never, context, sid };
    const answer = await speakFor(brand, () => perform(call, parts));
    await keepInUse(context, parts);
    const status = answer.ok ? 200 : (HTTP_STATUS[answer.code] ?? 200);
    return { status, name, answer, sid: answer.ok ? context.newSid : undefined, upgrade, by };
  } catch (error) {
    const ref = randomUUID().slice(0, 8);
    parts.log.error({ err: error, action: name, ref }, 'a call failed unexpectedly');
    const status = isOutage(error) ? 503 : 500;
    return { status, name, answer: fail('unexpected', { ref }), sid: undefined, upgrade, by };
  }
}
