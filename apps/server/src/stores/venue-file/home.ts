import { momentOf, momentText } from '@servery/domain/venue-file/moments';
import { type FileBlock, type FileNews, newsName } from '@servery/domain/venue-file/parts';
import type { ReadTx, Tx } from '#db/database';
import { bit, type Held, syncRows } from '#stores/venue-file/sync-rows';

export async function readBlocks(tx: ReadTx, venueId: number): Promise<Held<FileBlock>[]> {
  const rows = await tx.q
    .selectFrom('home_block')
    .selectAll()
    .where('venue_id', '=', venueId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    item: {
      block: row.block,
      title: row.title,
      heading: row.heading,
      content: row.content,
      empty_text: row.nocontent,
      image: row.image_url,
      link: row.link_url,
      target: row.target,
      icon: row.icon,
      share_link: row.share_url,
      alignment: row.alignment,
      visible: row.visible === 1,
      card: row.use_card === 1,
      order_button: row.place_order_btn === 1,
      push_button: row.show_push_register === 1,
      form_group_style: row.form_group_style,
      image_card_style: row.image_card_style,
    },
  }));
}

const blockRow = (it: FileBlock) => ({
  block: it.block,
  title: it.title,
  heading: it.heading,
  content: it.content,
  nocontent: it.empty_text,
  image_url: it.image,
  link_url: it.link,
  target: it.target,
  icon: it.icon,
  share_url: it.share_link,
  alignment: it.alignment,
  visible: bit(it.visible),
  use_card: bit(it.card),
  place_order_btn: bit(it.order_button),
  show_push_register: bit(it.push_button),
  form_group_style: it.form_group_style,
  image_card_style: it.image_card_style,
});

export async function writeBlocks(tx: Tx, venueId: number, wanted: readonly FileBlock[]): Promise<void> {
  await syncRows(await readBlocks(tx, venueId), wanted, {
    nameOf: ({ block }) => block,
    add: async (item, position) => {
      const { id } = await tx.q
        .insertInto('home_block')
        .values({ ...blockRow(item), venue_id: venueId, position })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    change: (id, item, position) =>
      tx.q
        .updateTable('home_block')
        .set({ ...blockRow(item), position })
        .where('id', '=', id)
        .where('venue_id', '=', venueId)
        .execute(),
    remove: (id) =>
      tx.q.deleteFrom('home_block').where('id', '=', id).where('venue_id', '=', venueId).execute(),
  });
}

type At = { venueId: number; zone: string };

export async function readNews(tx: ReadTx, { venueId, zone }: At): Promise<Held<FileNews>[]> {
  const rows = await tx.q
    .selectFrom('announcement')
    .selectAll()
    .where('venue_id', '=', venueId)
    .orderBy('id')
    .execute();
  return rows.map(({ id, created_at: at, title, content }) => ({
    id,
    item: { at: momentText(at, zone), title, content },
  }));
}

export async function writeNews(tx: Tx, { venueId, zone }: At, wanted: readonly FileNews[]): Promise<void> {
  const rowOf = ({ at, title, content }: FileNews) => ({ created_at: momentOf(at, zone), title, content });
  await syncRows(await readNews(tx, { venueId, zone }), wanted, {
    nameOf: newsName,
    add: async (item) => {
      const { id } = await tx.q
        .insertInto('announcement')
        .values({ ...rowOf(item), venue_id: venueId })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    change: (id, item) =>
      tx.q
        .updateTable('announcement')
        .set(rowOf(item))
        .where('id', '=', id)
        .where('venue_id', '=', venueId)
        .execute(),
    remove: (id) =>
      tx.q.deleteFrom('announcement').where('id', '=', id).where('venue_id', '=', venueId).execute(),
  });
}
