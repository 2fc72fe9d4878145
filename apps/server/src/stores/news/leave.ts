import type { NewsPlace } from '@servery/domain/news/rules';
import type { Tx } from '#db/database';
import { chooseNews } from '#stores/news/choices';
import { customerOfLink, type LinkHolder, markLeft } from '#stores/news/recipients';

/** Ends the news of whoever a link was sent to. However often it is pressed, it ends once. */
export async function leaveByLink(
  tx: Tx,
  token: string,
  by: { place: NewsPlace; now: number },
): Promise<LinkHolder | undefined> {
  const holder = await customerOfLink(tx, token);
  if (holder && (await chooseNews(tx, holder.id, { wants: false, ...by })))
    await markLeft(tx, holder, by.now);
  return holder;
}
