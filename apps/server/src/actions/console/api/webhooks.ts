import { randomBytes } from 'node:crypto';
import type { Webhook } from '@servery/contract/entities/webhook';
import { beforeAndAfter } from '@servery/domain/audit/keep';
import { fail } from '@servery/domain/failure';
import { webhookUrl } from '@servery/domain/webhooks/rules';
import type { Caller } from '#callers/caller';
import { note } from '#callers/note';
import { teamMember } from '#callers/team-member';
import type { ReadTx, Tx } from '#db/database';
import { ownAction, readAction, writeAction } from '#http/action';
import { answer } from '#http/answer';
import { columnPurpose, type Sealer } from '#safety/seal';
import { newWebhookSecret } from '#safety/webhook-signature';
import { lockVenue } from '#stores/venue-file/facts';
import { lastAnswer } from '#stores/webhook-deliveries';
import {
  addWebhook,
  changeWebhook,
  findWebhook,
  removeWebhook,
  type WebhookRecord,
  webhooksOf,
} from '#stores/webhooks';

/** Each order is told to each of them. */
const MOST_WEBHOOKS = 10;

const seconds = (ms: number): number => Math.floor(ms / 1000);

async function view(tx: ReadTx, it: WebhookRecord): Promise<Webhook> {
  return {
    id: it.id,
    url: it.url,
    events: [...it.events],
    created: seconds(it.createdAt),
    stopped: seconds(it.stoppedAt),
    stopped_status: it.stoppedAt > 0 ? await lastAnswer(tx, it.id) : 0,
    paused: it.paused ? 1 : 0,
  };
}

async function shown(tx: ReadTx, caller: Caller) {
  const webhooks: Webhook[] = [];
  for (const each of await webhooksOf(tx, teamMember(caller).venueId)) webhooks.push(await view(tx, each));
  return { webhooks };
}

/** One of the caller's venue, to be changed by nobody else meanwhile. */
export async function webhookOfCaller(tx: Tx, caller: Caller, id: string) {
  const { venueId } = teamMember(caller);
  await lockVenue(tx, venueId);
  const held = await findWebhook(tx, id);
  return held?.venueId === venueId ? { ok: true as const, held } : fail('no_such_webhook');
}

const sealSecret = (id: string, sealer: Sealer) => {
  const secret = newWebhookSecret();
  return { secret, sealed: sealer.seal(secret, columnPurpose('webhook', id, 'secret')) };
};

/** An address may hold a secret of the tool behind it. */
const host = (url: string): string => new URL(url).host;
const facts = ({ url, events, paused }: Pick<WebhookRecord, 'url' | 'events' | 'paused'>) => ({
  address: new URL(url).origin,
  events,
  paused,
});

export const consoleWebhooks = readAction('ConsoleWebhooks', async (tx, _input, caller) =>
  answer(await shown(tx, caller)),
);

type Wish = Pick<WebhookRecord, 'url' | 'events'>;

async function add(tx: Tx, wish: Wish, { caller, sealer }: { caller: Caller; sealer: Sealer }) {
  const { venueId } = teamMember(caller);
  await lockVenue(tx, venueId);
  if ((await webhooksOf(tx, venueId)).length >= MOST_WEBHOOKS) return fail('too_many_webhooks');
  const id = randomBytes(16).toString('hex');
  const { secret, sealed } = sealSecret(id, sealer);
  await addWebhook(tx, { ...wish, id, venueId, secret: sealed, createdAt: caller.now });
  const details = beforeAndAfter(undefined, facts({ ...wish, paused: false }));
  await note(tx, caller, { action: 'webhook.added', subject: host(wish.url), details });
  return answer({ secret, ...(await shown(tx, caller)) });
}

async function change(tx: Tx, wish: Wish & { id: string }, caller: Caller) {
  const of = await webhookOfCaller(tx, caller, wish.id);
  if (!of.ok) return of;
  await changeWebhook(tx, wish.id, { url: wish.url, events: wish.events, stoppedAt: 0 });
  const details = beforeAndAfter(facts(of.held), facts({ ...of.held, ...wish }));
  await note(tx, caller, { action: 'webhook.changed', subject: host(wish.url), details });
  return answer({ secret: '', ...(await shown(tx, caller)) });
}

export const consoleSaveWebhook = ownAction(
  'ConsoleWebhooks.save',
  ['payments', 'webhooks'],
  async (db, input, { caller, payments: { sealer }, webhooks }) => {
    const url = webhookUrl(input.url, webhooks.trustedOrigin);
    const events = [...new Set(input.events)];
    if (events.length === 0) return fail('webhook_without_events', { field: 'events' });
    if (url === undefined || !(await webhooks.leadsOutside(url)))
      return fail('bad_webhook_url', { field: 'url' });
    const { webhook_id: id } = input;
    return db.write<Awaited<ReturnType<typeof add>> | Awaited<ReturnType<typeof change>>>(
      (tx) =>
        id === undefined
          ? add(tx, { url, events }, { caller, sealer })
          : change(tx, { id, url, events }, caller),
      (saved) => saved.ok,
    );
  },
);

export const consoleSwitchWebhook = writeAction('ConsoleWebhooks.switch', async (tx, input, caller) => {
  const of = await webhookOfCaller(tx, caller, input.webhook_id);
  if (!of.ok) return of;
  const paused = input.on === 0;
  await changeWebhook(tx, input.webhook_id, { paused, stoppedAt: 0 });
  const details = beforeAndAfter(facts(of.held), facts({ ...of.held, paused }));
  await note(tx, caller, { action: 'webhook.changed', subject: host(of.held.url), details });
  return answer(await shown(tx, caller));
});

export const consoleRemoveWebhook = writeAction('ConsoleWebhooks.remove', async (tx, input, caller) => {
  const of = await webhookOfCaller(tx, caller, input.webhook_id);
  if (!of.ok) return of;
  await removeWebhook(tx, of.held.id);
  const details = beforeAndAfter(facts(of.held), undefined);
  await note(tx, caller, { action: 'webhook.removed', subject: host(of.held.url), details });
  return answer(await shown(tx, caller));
});

export const consoleWebhookSecret = writeAction(
  'ConsoleWebhooks.new_secret',
  ['payments'],
  async (tx, input, { caller, payments: { sealer } }) => {
    const of = await webhookOfCaller(tx, caller, input.webhook_id);
    if (!of.ok) return of;
    const { secret, sealed } = sealSecret(of.held.id, sealer);
    await changeWebhook(tx, of.held.id, { secret: sealed });
    await note(tx, caller, { action: 'webhook.secret_made', subject: host(of.held.url), details: {} });
    return answer({ secret, ...(await shown(tx, caller)) });
  },
);
