import type { NewsLetter } from '@servery/contract/entities/news';
import { fail } from '@servery/domain/failure';
import { isComplete, MOST_DRAFTS } from '@servery/domain/news/rules';
import { newsView } from '#actions/console/news/views';
import type { Caller } from '#callers/caller';
import { note } from '#callers/note';
import { teamMember } from '#callers/team-member';
import type { ReadTx } from '#db/database';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import { sendNotice } from '#safety/send-notice';
import { changeNews, draftsAt, findNewsAt, insertNews, removeNews } from '#stores/news/messages';
import { findPromo } from '#stores/promo-editor';

/** A promo of another venue is none here. */
export async function hasItsPromo(
  tx: ReadTx,
  { promo_id: id }: Pick<NewsLetter, 'promo_id'>,
  caller: Caller,
): Promise<boolean> {
  const { venueId, timeZone: zone } = teamMember(caller);
  return id === 0 || (await findPromo(tx, { venueId, zone }, id)) !== undefined;
}

/** A draft that may be changed, as it was seen. */
export async function draftOf(tx: ReadTx, seen: { id: number; version: number }, caller: Caller) {
  const record = await findNewsAt(tx, teamMember(caller).venueId, seen.id);
  if (!record) return fail('no_news');
  if (record.state !== 'draft') return fail('news_begun');
  if (record.version !== seen.version) return fail('news_changed');
  return { ok: true, record } as const;
}

export const consoleSaveNews = writeAction('ConsoleNews.save', async (tx, input, caller) => {
  const { venueId, personId } = teamMember(caller);
  const { letter, message_id: id, version = 0 } = input;
  const by = { venueId, personId, now: caller.now };
  if (!(await hasItsPromo(tx, letter, caller))) return fail('no_promo');
  const noted = (subject: number) =>
    note(tx, caller, {
      action: 'news.saved',
      subject: String(subject),
      details: { subject: letter.subject },
    });
  if (id === undefined) {
    if ((await draftsAt(tx, venueId)) >= MOST_DRAFTS) return fail('news_full');
    const made = await insertNews(tx, letter, by);
    await noted(made);
    return answer(await newsView(tx, venueId, made));
  }
  const held = await draftOf(tx, { id, version }, caller);
  if (!held.ok) return held;
  if (!(await changeNews(tx, { id, version }, { letter, ...by }))) return fail('news_changed');
  await noted(id);
  return answer(await newsView(tx, venueId, id));
});

export const consoleRemoveNews = writeAction('ConsoleNews.remove', async (tx, input, caller) => {
  const seen = { id: input.message_id, version: input.version };
  const held = await draftOf(tx, seen, caller);
  if (!held.ok) return held;
  if (!(await removeNews(tx, seen, held.record.venue_id))) return fail('news_changed');
  const { subject } = held.record.value;
  await note(tx, caller, { action: 'news.removed', subject: String(seen.id), details: { subject } });
  return answer({});
});

export const consoleTestNews = writeAction(
  'ConsoleNews.test',
  ['reach'],
  async (tx, { message_id: id }, { caller, reach }) => {
    const { venueId, personId, email } = teamMember(caller);
    const record = await findNewsAt(tx, venueId, id);
    if (!record) return fail('no_news');
    if (!isComplete(record.value)) return fail('news_incomplete');
    if (!reach.mail) return fail('mail_off');
    const notice = {
      template: 'news-test' as const,
      person_id: personId,
      venue_id: venueId,
      message_id: id,
      key: `${id}.${caller.now}`,
    };
    if ((await sendNotice(tx, { notice, to: `p${personId}` }, caller)) !== 'sent')
      return fail('news_tested_enough');
    await note(tx, caller, { action: 'news.tested', subject: String(id), details: {} });
    return answer({ email });
  },
);
