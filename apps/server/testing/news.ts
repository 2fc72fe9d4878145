import type { NewsLetter, NewsMessage, NewsSegment } from '@servery/contract/entities/news';
import { GRACE_MS } from '@servery/domain/news/rules';
import { sendNews } from '#jobs/news';
import type { Mail } from '#providers/mail/port';
import { type PayingServery, until } from './cards.ts';
import { sentTo } from './sandbox.ts';
import type { Person } from './servery.ts';
import { newMember } from './topups.ts';

type Headed = Awaited<ReturnType<typeof sentTo>>[number] & { headers: Record<string, string> };
type Parts = Omit<Parameters<typeof sendNews>[1], 'mail'>;

/** Nobody is sent anything. */
const silent = { close: () => {}, send: async (_mail: Mail) => {} };

/** What tests of messages to members do again and again. */
export function newsDesk({ servery, sandbox }: PayingServery) {
  const { db } = { db: () => servery().server.db };
  const parts = (): Parts => ({
    db: db(),
    clock: () => servery().clock.now,
    brands: servery().server.brands,
    publicUrl: () => servery().url,
  });
  const segment = (more: Partial<NewsSegment> = {}): NewsSegment => ({
    kind: 'all',
    days: 30,
    times: 3,
    amount: '50.00',
    points: 50,
    product_id: 0,
    ...more,
  });
  const letter = (more: Partial<NewsLetter> = {}) =>
    JSON.stringify({ subject: 'Pies are back', text: 'From Friday.', segment: segment(), ...more });
  const asJson = (value: object) => JSON.stringify(value) as never;
  const ended = (owner: Person, id: number): Promise<NewsMessage> =>
    until(servery(), async () => {
      const { message } = await owner.call('ConsoleNews.show', { message_id: id });
      return message.state === 'sent' && message;
    });
  const mailsTo = async (email: string) =>
    (await sentTo(sandbox(), 'mail', email)).filter(({ text }) => text.includes('/news/off')) as Headed[];
  return {
    segment: (more: Partial<NewsSegment> = {}) => asJson(segment(more)),
    letter: (more: Partial<NewsLetter> = {}) => letter(more) as never,
    mailsTo,
    ended,
    member: async ({ wants }: { wants: boolean }) => {
      const person = await newMember(servery());
      const { id, email } = (await person.call('CustomerAccount')).customer;
      if (wants) await person.call('NewsChoice', { wants: 1 });
      return { person, id, email };
    },
    /** Nobody of an earlier test wants news any more, and nobody has had any. */
    forgetAll: () =>
      db().write(async ({ q }) => {
        await q.updateTable('customer').set({ news_since: null }).execute();
        await q.deleteFrom('news_link').execute();
        await q.deleteFrom('news_recipient').execute();
        await q.deleteFrom('news_message').execute();
        // Deleted, its number would be another job's, which a worker that still holds this one would take for done.
        await q.updateTable('job').set({ state: 'done' }).where('kind', '=', 'news').execute();
      }),
    write: (owner: Person, more: Partial<NewsLetter> = {}) =>
      owner.call('ConsoleNews.save', { letter: letter(more) as never }),
    sendAll: async (owner: Person, { id, version }: NewsMessage) => {
      await owner.call('ConsoleNews.send', { message_id: id, version });
      servery().clock.now += GRACE_MS;
      return ended(owner, id);
    },
    linkTo: async (email: string) => {
      const mail = (await mailsTo(email)).at(0);
      const url = /https?:\S+\/news\/off\?t=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
      return { url, token: new URL(url).searchParams.get('t') ?? '', headers: mail?.headers ?? {} };
    },
    choicesOf: (customerId: number) =>
      db().read(({ q }) =>
        q.selectFrom('news_choice').selectAll().where('customer_id', '=', customerId).orderBy('id').execute(),
      ),
    /** Works a message here and now, with mails that go nowhere. */
    work: (run: { message_id: number; run: number }) => sendNews(run, { ...parts(), mail: silent }),
    /** The server's own worker leaves messages that are not due yet alone meanwhile. */
    paused: async (act: (own: Parts) => Promise<unknown>) => {
      const lane = (from: 'news' | 'menu', to: 'news' | 'menu') =>
        db().write(({ q }) =>
          q
            .updateTable('job')
            .set({ lane: to, state: to === 'menu' ? 'dead' : 'waiting' })
            .where('kind', '=', 'news')
            .where('lane', '=', from)
            .where('state', '<>', 'done')
            .execute(),
        );
      await lane('news', 'menu');
      await act(parts());
      await lane('menu', 'news');
    },
    run: async (id: number) => {
      const { run } = await db().read(({ q }) =>
        q.selectFrom('news_message').select('run').where('id', '=', id).executeTakeFirstOrThrow(),
      );
      return { message_id: id, run };
    },
    jobError: async (id: number) => {
      const rows = await db().read(({ q }) =>
        q
          .selectFrom('job')
          .select(['payload', 'last_error'])
          .where('kind', '=', 'news')
          .where('state', '<>', 'done')
          .execute(),
      );
      const own = rows.filter(({ payload }) => payload.includes(`"message_id":${id},`));
      return own.map(({ last_error: error }) => error).join('');
    },
    /** As if the last order of a member had come so long after their mail. */
    moveLastOrder: (customerId: number, messageId: number, after: number) =>
      db().write(async ({ q }) => {
        const { sent_at } = await q
          .selectFrom('news_recipient')
          .select('sent_at')
          .where('message_id', '=', messageId)
          .executeTakeFirstOrThrow();
        const last = q.selectFrom('orders').select(({ fn }) => fn.max('id').as('id'));
        await q
          .updateTable('orders')
          .set({ placed_at: sent_at + after })
          .where('id', '=', last.where('customer_id', '=', customerId))
          .execute();
      }),
  };
}
