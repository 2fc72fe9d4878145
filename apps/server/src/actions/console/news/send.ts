import type { CallInput } from '@servery/contract/registry';
import { fail } from '@servery/domain/failure';
import { instantAhead } from '@servery/domain/hours/times';
import { GRACE_MS, isComplete, MOST_PLANNED, reachProblem } from '@servery/domain/news/rules';
import { newsView } from '#actions/console/news/views';
import { draftOf, hasItsPromo } from '#actions/console/news/write';
import type { Caller } from '#callers/caller';
import { note } from '#callers/note';
import { teamMember } from '#callers/team-member';
import type { ReadTx } from '#db/database';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import {
  findNewsAt,
  moveNews,
  type NewsRecord,
  plannedAt,
  planNews,
  resumeNews,
} from '#stores/news/messages';
import { reachOf } from '#stores/news/reach';
import { lockVenue } from '#stores/venue-file/facts';

const DAY_MS = 86_400_000;

/** Why a draft cannot be sent as it is. */
async function problemOf(tx: ReadTx, { value }: NewsRecord, caller: Caller) {
  const { venueId, brandCode } = teamMember(caller);
  const { now } = caller;
  if (!isComplete(value)) return 'news_incomplete';
  if (!(await hasItsPromo(tx, value, caller))) return 'no_promo';
  if ((await plannedAt(tx, { venueId, since: now - DAY_MS })) >= MOST_PLANNED) return 'news_enough';
  return reachProblem(await reachOf(tx, { brandCode, venueId, now }, value.segment));
}

/** In some seconds, or at the moment of the venue's clock that was chosen; nothing where that is over. */
function momentOf(
  { date, time }: CallInput<'ConsoleNews.send'>,
  { now, member }: Caller,
): number | undefined {
  if (date === undefined || time === undefined) return now + GRACE_MS;
  const at = instantAhead({ date, time }, member?.timeZone ?? 'UTC', now);
  return at > now ? at : undefined;
}

export const consoleSendNews = writeAction(
  'ConsoleNews.send',
  ['reach'],
  async (tx, input, { caller, reach }) => {
    const { venueId } = teamMember(caller);
    const seen = { id: input.message_id, version: input.version };
    if (!reach.mail) return fail('mail_off');
    // Of two at once, the second counts what the first has planned.
    await lockVenue(tx, venueId);
    const held = await draftOf(tx, seen, caller);
    if (!held.ok) return held;
    const problem = await problemOf(tx, held.record, caller);
    if (problem) return fail(problem);
    const sendAt = momentOf(input, caller);
    if (sendAt === undefined) return fail('publish_past', { field: 'time' });
    if (!(await planNews(tx, seen, sendAt))) return fail('news_changed');
    const { subject } = held.record.value;
    const details = { subject, at: new Date(sendAt).toISOString() };
    await note(tx, caller, { action: 'news.planned', subject: String(seen.id), details });
    return answer(await newsView(tx, venueId, seen.id));
  },
);

export const consoleStopNews = writeAction('ConsoleNews.stop', async (tx, { message_id: id }, caller) => {
  const { venueId } = teamMember(caller);
  if (!(await findNewsAt(tx, venueId, id))) return fail('no_news');
  const isStopped =
    (await moveNews(tx, { id, from: 'planned', to: 'draft' }, { send_at: 0 })) ||
    (await moveNews(tx, { id, from: 'sending', to: 'stopped' }, { ended_at: caller.now }));
  if (!isStopped) return fail('news_over');
  await note(tx, caller, { action: 'news.stopped', subject: String(id), details: {} });
  return answer(await newsView(tx, venueId, id));
});

export const consoleResumeNews = writeAction(
  'ConsoleNews.resume',
  ['reach'],
  async (tx, { message_id: id }, { caller, reach }) => {
    const { venueId } = teamMember(caller);
    if (!reach.mail) return fail('mail_off');
    const record = await findNewsAt(tx, venueId, id);
    if (!record) return fail('no_news');
    if (!(await hasItsPromo(tx, record.value, caller))) return fail('no_promo');
    if (!(await resumeNews(tx, id, caller.now))) return fail('news_over');
    await note(tx, caller, { action: 'news.resumed', subject: String(id), details: {} });
    return answer(await newsView(tx, venueId, id));
  },
);
