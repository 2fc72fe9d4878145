import type { HomeBlock } from '@servery/contract/entities/home';
import type { Catalogues } from '#catalogue/catalogues';
import type { ReadTx } from '#db/database';
import type { Catalogue } from '#stores/catalogue';
import { announcements, homeBlocks } from '#stores/home';
import { pictureUrl } from '#views/menu';

/** The landing page's blocks with the venue (without its menu), as JSON of the Response. */
export async function homeAnswer(
  tx: ReadTx,
  catalogue: Catalogue,
  context: { catalogues: Catalogues; now: number },
): Promise<string> {
  const news = await announcements(tx, catalogue.merchant.id);
  const rows = await homeBlocks(tx, catalogue.merchant.id);
  const blocks = rows.map((row): HomeBlock => ({
    id: row.id,
    block: row.block,
    title: row.title,
    content: row.content,
    image_url: pictureUrl(catalogue, row.image_url),
    link_url: row.link_url,
    target: row.target,
    icon: row.icon,
    heading: row.heading,
    nocontent: row.nocontent,
    place_order_btn: row.place_order_btn ? 1 : 0,
    visible: 1,
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
  const { brief } = context.catalogues.rendered(catalogue, context.now);
  return `{"redirect_uri":"","layout":"page","blocks":${JSON.stringify(blocks)},"merchant":${brief}}`;
}
