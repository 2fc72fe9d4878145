import { randomUUID } from 'node:crypto';
import type { AppMode } from '@servery/contract/envelope';
import { registry } from '@servery/contract/registry';
import type { CallName } from '@servery/contract/registry';
import { actions } from '#actions/all';
import type { Brands, LoadedBrand } from '#brand/load';
import type { Catalogues } from '#catalogue/catalogues';
import type { Database } from '#db/database';
import type { Action, ActionContext, Reach } from '#http/action';
import { type Answer, fail, type Failure } from '#http/answer';
import { holdsCard } from '#http/card-number-guard';
import { type Opened, openEnvelope, readForm, schemaProblem } from '#http/envelope';
import type { Log } from '#http/log';
import type { RateLimit } from '#http/rate-limit';
import type { PaymentPorts } from '#payments/ports';
import type { AddressPort } from '#providers/address/port';
import type { ErrorPort } from '#providers/errors/port';
import type { SocialPorts } from '#providers/social/port';
import { findSession, type SessionRecord } from '#stores/sessions';

export type ServerParts = {
  db: Database;
  brands: Brands;
  catalogues: Catalogues;
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
};

export type CallOutcome = {
  status: number;
  name: CallName | undefined;
  answer: Answer<CallName>;
  sid: string | undefined;
  upgrade: Opened['upgrade'];
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

type Call = { opened: Opened; input: never; context: ActionContext };

async function guarded(call: Call, parts: ServerParts, session: SessionRecord | undefined) {
  const { opened, context } = call;
  context.session = session;
  const denied = accessProblem(opened.name, session);
  if (denied) return denied;
  const who = session ? `s${session.id}` : context.address;
  const allowed = parts.rateLimit.allows(
    `${opened.name}:${who}`,
    registry[opened.name].perMinute,
    context.now,
  );
  return allowed ? undefined : fail('too_many');
}

/** The action in the kind of transaction it asks for; a failure stores nothing. */
function perform(call: Call, parts: ServerParts): Promise<Answer<CallName>> {
  const action = actions[call.opened.name] as Action;
  const { input, context } = call;
  const { sid } = call.opened.envelope;
  const sessionOf = async (tx: Parameters<typeof findSession>[0]) =>
    sid === undefined ? undefined : findSession(tx, sid, context.now);
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

/** Screens that stand in the venue: they go on while online orders are paused. */
const IN_VENUE: ReadonlySet<AppMode> = new Set(['kiosk', 'pos']);

export const contextFor = (
  parts: ServerParts,
  caller: { brand: LoadedBrand; mode: AppMode; address: string; guestKey?: string | undefined },
): ActionContext => ({
  now: parts.clock(),
  brands: parts.brands,
  catalogues: IN_VENUE.has(caller.mode) ? parts.catalogues.inVenue : parts.catalogues,
  addressSearch: parts.addressSearch,
  social: parts.social,
  payments: parts.payments,
  reach: parts.reach,
  log: parts.log,
  errors: parts.errors,
  session: undefined,
  newSid: undefined,
  ...caller,
  guestKey: caller.guestKey ?? '',
});

const HTTP_STATUS: Readonly<Record<string, number>> = { too_many: 429, not_ready: 503, unexpected: 500 };

/** One call from its raw body to its outcome. Never throws: an outage becomes an answer with a reference. */
export async function runCall(body: Buffer, address: string, parts: ServerParts): Promise<CallOutcome> {
  const refused = (answer: Answer<CallName>, status = 200, upgrade?: Opened['upgrade']): CallOutcome => ({
    status,
    name: undefined,
    answer,
    sid: undefined,
    upgrade,
  });
  const form = readForm(body);
  if (!form.ok) return refused(form, form.status);
  const opened = openEnvelope(form.fields, parts.brands);
  if (!opened.ok) return refused(opened, 200, opened.upgrade);
  const { name, upgrade, brand, envelope } = opened;
  if (holdsCard(opened.fields)) return { ...refused(fail('card_number_sent'), 200, upgrade), name };
  const parsed = registry[name].input.safeParse(opened.fields);
  if (!parsed.success) return { ...refused(schemaProblem(parsed.error), 200, upgrade), name };
  const { AppMode: mode, guest_key: guestKey } = envelope;
  const context = contextFor(parts, { brand, mode, address, guestKey });
  try {
    const answer = await perform({ opened, input: parsed.data as never, context }, parts);
    const status = answer.ok ? 200 : (HTTP_STATUS[answer.code] ?? 200);
    return { status, name, answer, sid: answer.ok ? context.newSid : undefined, upgrade };
  } catch (error) {
    const ref = randomUUID().slice(0, 8);
    parts.log.error({ err: error, action: name, ref }, 'a call failed unexpectedly');
    return { status: 200, name, answer: fail('unexpected', { ref }), sid: undefined, upgrade };
  }
}
