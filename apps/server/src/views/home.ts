import type { HomeBlock } from '@servery/contract/entities/home';
import type { Catalogues } from '#catalogue/catalogues';
import type { ReadTx } from '#db/database';
import type { Catalogue } from '#stores/catalogue';
import { announcements, homeBlocks, homeRedirect } from '#stores/home';
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
  const redirect = JSON.stringify(await homeRedirect(tx, catalogue.merchant.id));
  const { brief } = context.catalogues.rendered(catalogue, context.now);
  return `{"redirect_uri":${redirect},"layout":"page","blocks":${JSON.stringify(blocks)},"merchant":${brief}}`;
}
