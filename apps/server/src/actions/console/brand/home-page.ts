import { hash } from 'node:crypto';
import type { HomePage } from '@servery/contract/calls/console/brand';
import type { ReadTx, Tx } from '#db/database';
import { touchMenus } from '#stores/switches';
import { readFacts, venuesBySlug } from '#stores/venue-file/facts';
import { readBlocks, readNews, writeBlocks, writeNews } from '#stores/venue-file/home';

export type HomeOf = { venueId: number; page: HomePage; seen: string };

/** The landing page of a brand is that of its first venue; nothing where it has none yet. */
export async function homeOf(
  tx: ReadTx,
  brand: { code: string; menu_name: string },
): Promise<HomeOf | undefined> {
  const [found] = await venuesBySlug(tx, [brand.menu_name]);
  if (!found || found.brandCode !== brand.code) return undefined;
  return homeAt(tx, found.venueId);
}

export async function homeAt(tx: ReadTx, venueId: number): Promise<HomeOf> {
  const { time_zone: zone } = await readFacts(tx, venueId);
  const page: HomePage = {
    blocks: (await readBlocks(tx, venueId)).map(({ item }) => item),
    news: (await readNews(tx, { venueId, zone })).map(({ item }) => item),
  };
  return { venueId, page, seen: hash('sha256', JSON.stringify(page), 'base64url') };
}

export async function writeHome(tx: Tx, venueId: number, { blocks, news }: HomePage): Promise<void> {
  const { time_zone: zone } = await readFacts(tx, venueId);
  await writeBlocks(tx, venueId, blocks);
  await writeNews(tx, { venueId, zone }, news);
  await touchMenus(tx, venueId);
}
