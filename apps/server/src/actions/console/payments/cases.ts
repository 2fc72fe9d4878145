import { note } from '#callers/note';
import { teamMember } from '#callers/team-member';
import { hoursOf } from '@servery/domain/hours/day';
import { localDate } from '@servery/domain/hours/availability';
import { casesOf } from '#actions/console/payments/open-cases';
import type { ReadTx, Tx } from '#db/database';
import { readAction, writeAction } from '#http/action';
import { fail } from '@servery/domain/failure';
import { answer } from '#http/answer';
import type { Payments } from '#payments/payments';
import { accountOf, listingProviders, providerOf } from '#payments/ports';
import { findCase, moveCase } from '#stores/cases';
import { addCaseJob, addPaymentJob } from '#stores/jobs';
import { findAttempt, moveAttempt } from '#stores/payments';
import { INSTALLATION, mainVenue, paidThrough, wantCheck } from '#stores/reconciliations';
import { askAgain, findRefund, moveRefund } from '#stores/refunds';
import { type OpenCase, remedyOf } from '#views/cases';

const YEAR_MS = 366 * 86_400_000;

/** Where it is written down, if it is this venue's and still open. */
async function findOpen(tx: ReadTx, id: string, venueId: number): Promise<OpenCase | undefined> {
  const attempt = await findAttempt(tx, id);
  const refund = attempt ? undefined : await findRefund(tx, id);
  const difference = attempt || refund ? undefined : await findCase(tx, id);
  const found: OpenCase | undefined =
    (attempt && { kind: 'payment', row: attempt }) ??
    (refund && { kind: 'refund', row: refund }) ??
    (difference && { kind: 'difference', row: difference });
  return found?.row.venue_id === venueId && found.row.state === 'open' ? found : undefined;
}

export const consoleCases = readAction(
  'ConsoleCases',
  ['payments'],
  async (tx, _input, { caller, payments }) => {
    const user = teamMember(caller);
    return answer(await casesOf(tx, user, payments));
  },
);

function close(tx: Tx, it: OpenCase, by: { note: string; who: string; now: number }): Promise<unknown> {
  const { now, note } = by;
  const { id } = it.row;
  if (it.kind === 'payment') return moveAttempt(tx, id, { event: 'closed', now, detail: note });
  if (it.kind === 'refund') return moveRefund(tx, id, { from: 'open', to: 'closed', now });
  return moveCase(tx, id, { from: 'open', to: 'closed', ...by });
}

export const consoleCloseCase = writeAction(
  'ConsoleCases.close',
  ['payments'],
  async (tx, input, { caller, payments }) => {
    const user = teamMember(caller);
    const { now } = caller;
    const said = input.note.trim();
    const it = await findOpen(tx, input.case_id, user.venueId);
    if (!it || !(await close(tx, it, { note: said, who: user.name, now }))) return fail('no_case');
    await note(tx, caller, { action: 'case.closed', subject: it.row.id, details: { note: said } });
    return answer(await casesOf(tx, user, payments));
  },
);

/** Said no, or was not asked yet: under another key it is asked anew. */
const isRefused = (problem: string): boolean => /^refund_(refused|at_terminal)/.test(problem);

/** Asks the provider once more for what has not gone back, or for what has no order. */
async function settle(tx: Tx, it: OpenCase, by: { who: string; now: number }): Promise<boolean> {
  const { now, who } = by;
  const { id } = it.row;
  if (it.kind === 'payment') {
    const moved = await moveAttempt(tx, id, { event: 'give_back', now, detail: who, set: { problem: '' } });
    if (moved) await addPaymentJob(tx, id, now);
    return moved !== undefined;
  }
  if (it.kind === 'refund') return askAgain(tx, id, { from: 'open', newKey: isRefused(it.row.problem), now });
  if (it.row.difference === 'refund_missing') {
    const asked = await askAgain(tx, it.row.refund_id, { from: 'done', newKey: true, now });
    const moved = { from: 'open', to: 'closed', note: 'Asked for again', who, now } as const;
    return asked && (await moveCase(tx, id, moved)) !== undefined;
  }
  const moved = await moveCase(tx, id, { from: 'open', to: 'wanted', who, now });
  if (moved) await addCaseJob(tx, id, now);
  return moved !== undefined;
}

export const consoleSettleCase = writeAction(
  'ConsoleCases.settle',
  ['payments'],
  async (tx, input, { caller, payments }) => {
    const user = teamMember(caller);
    const { now } = caller;
    const it = await findOpen(tx, input.case_id, user.venueId);
    if (!it) return fail('no_case');
    const { remedy, cents } = remedyOf(it);
    if (remedy === 'none') return fail('no_remedy');
    if (!(await settle(tx, it, { who: user.name, now }))) return fail('no_case');
    await note(tx, caller, { action: `case.${remedy}`, subject: it.row.id, details: { cents } });
    return answer(await casesOf(tx, user, payments));
  },
);

/** Every account that the venue is paid through, or was on that day, if its provider lists what it has. */
async function toCompare(
  tx: ReadTx,
  payments: Payments,
  of: { venueId: number; span: { from: number; to: number } },
): Promise<{ method: string; accountId: string }[]> {
  const now = await payments.at(tx, of.venueId);
  const then = await paidThrough(tx, of.venueId, of.span);
  const found = new Map<string, { method: string; accountId: string }>();
  const add = (method: string, accountId: string) =>
    found.set(`${method} ${accountId}`, { method, accountId });
  for (const method of listingProviders(now)) add(method, accountOf(now, method) ?? INSTALLATION);
  for (const id of new Set(then.map(({ account_id: id }) => id))) {
    const methods = listingProviders(await payments.of(tx, { account_id: id }));
    const used = new Set(then.filter((it) => it.account_id === id).map((it) => providerOf(it.method)));
    for (const method of methods.filter((it) => used.has(it))) add(method, id ?? INSTALLATION);
  }
  return [...found.values()];
}

export const consoleCheckDay = writeAction(
  'ConsoleCases.check',
  ['payments'],
  async (tx, input, { caller, payments }) => {
    const user = teamMember(caller);
    const { now } = caller;
    const zone = (await mainVenue(tx, undefined))?.zone ?? user.timeZone;
    const day = input.day ?? localDate(now, zone).toString();
    const span = hoursOf(day, zone);
    const { from } = span;
    if (from > now || now - from > YEAR_MS) return fail('bad_day');
    for (const it of await toCompare(tx, payments, { venueId: user.venueId, span }))
      await wantCheck(tx, { ...it, day, venueId: user.venueId }, { again: true, now });
    await note(tx, caller, { action: 'day.checked', subject: day, details: {} });
    return answer(await casesOf(tx, user, payments));
  },
);
