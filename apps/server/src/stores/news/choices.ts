import type { NewsPlace } from '@servery/domain/news/rules';
import type { ReadTx, Tx } from '#db/database';

/** Enough to show what holds and what held before; who changes their mind for fun fills no table. */
const MOST_CHOICES = 50;

/** Writes down what a member said of news, and lets it hold from now on. Saying the same again changes nothing. */
export async function chooseNews(
  tx: Tx,
  customerId: number,
  said: { wants: boolean; place: NewsPlace; now: number },
): Promise<boolean> {
  const changed = await tx.q
    .updateTable('customer')
    .set({ news_since: said.wants ? said.now : null })
    .where('id', '=', customerId)
    .where('news_since', said.wants ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst();
  if (!changed) return false;
  await tx.q
    .insertInto('news_choice')
    .values({
      customer_id: customerId,
      wants: said.wants ? 1 : 0,
      place: said.place,
      said_at: said.now,
    })
    .execute();
  const kept = tx.q
    .selectFrom('news_choice')
    .select('id')
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .limit(MOST_CHOICES);
  await tx.q
    .deleteFrom('news_choice')
    .where('customer_id', '=', customerId)
    .where('id', 'not in', kept)
    .execute();
  return true;
}

/** Everything a member said of it, in order. */
export const newsChoicesOf = (tx: ReadTx, customerId: number) =>
  tx.q
    .selectFrom('news_choice')
    .select(['wants', 'place', 'said_at'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
