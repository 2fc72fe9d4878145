import type { NewsMessage } from '@servery/contract/entities/news';
import type { ReadTx } from '#db/database';
import { findNewsAt, type NewsRecord } from '#stores/news/messages';
import { newsCounts } from '#stores/news/recipients';

const seconds = (ms: number): number => Math.floor(ms / 1000);

/** Messages with how far each has come. */
export async function newsViews(tx: ReadTx, records: readonly NewsRecord[]): Promise<NewsMessage[]> {
  const counts = await newsCounts(
    tx,
    records.map(({ id }) => id),
  );
  return records.map((record) => ({
    id: record.id,
    version: record.version,
    state: record.state,
    value: record.value,
    changed_at: seconds(record.changed_at),
    by: record.by ?? '',
    send_at: seconds(record.send_at),
    started_at: seconds(record.started_at),
    ended_at: seconds(record.ended_at),
    ...counts(record.id),
  }));
}

/** One of the venue's as it is now. */
export async function newsView(tx: ReadTx, venueId: number, id: number): Promise<NewsMessage> {
  const record = await findNewsAt(tx, venueId, id);
  const [view] = record ? await newsViews(tx, [record]) : [];
  if (!view) throw new Error('a message that was just written is not there');
  return view;
}
