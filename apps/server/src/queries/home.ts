import type { HomeBlock } from '@servery/contract/entities/home';
import type { Venues } from '#venues/venues';
import type { ReadTx } from '#db/database';
import type { Venue } from '@servery/domain/venue/model';
import { announcements, homeBlocks, homeRedirect } from '#stores/home';
import { pictureUrl } from '#views/menu';

/** The landing page's blocks with the venue (without its menu), as JSON of the Response. */
export async function homeAnswer(
  tx: ReadTx,
  venue: Venue,
  context: { venues: Venues; now: number },
): Promise<string> {
  const news = await announcements(tx, venue.id);
  const rows = await homeBlocks(tx, venue.id);
  const blocks = rows.map((row): HomeBlock => ({
    id: row.id,
    block: row.block,
    title: row.title,
    content: row.content,
    image_url: pictureUrl(venue, row.image_url),
    link_url: row.link_url,
    target: row.target,
    icon: row.icon,
    heading: row.heading,
    nocontent: row.nocontent,
    use_card: row.use_card ? 1 : 0,
    place_order_btn: row.place_order_btn ? 1 : 0,
    share_url: row.share_url,
    share_count: row.share_count,
    alignment: row.alignment,
    show_push_register: row.show_push_register ? 1 : 0,
    visible: 1,
    form_group_style: row.form_group_style,
    image_card_style: row.image_card_style,
    announcements:
      row.block === 'announcements'
        ? news.map(({ id, title, content, created_at }) => ({
            id,
            title,
            content,
            created: Math.floor(created_at / 1000),
          }))
        : [],
  }));
  const redirect = JSON.stringify(await homeRedirect(tx, venue.id));
  const { brief } = context.venues.rendered(venue, context.now);
  return `{"redirect_uri":${redirect},"layout":"page","blocks":${JSON.stringify(blocks)},"merchant":${brief}}`;
}
