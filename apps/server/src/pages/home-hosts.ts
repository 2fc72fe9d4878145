import type { ReadTx } from '#db/database';
import type { Hosts } from '#pages/shell';
import { embeddedPages } from '#stores/home';

type Embedded = { block: string; link_url: string };

const originOf = ({ link_url }: Embedded): string[] => {
  const url = URL.parse(link_url);
  return url?.protocol === 'https:' ? [` ${url.origin}`] : [];
};

const originsOf = (pages: readonly Embedded[], block: string): string =>
  [...new Set(pages.filter((page) => page.block === block).flatMap(originOf))].join('');

/** Pages of others that a landing page shows may be framed or fetched, and no others. */
const hostsOf = (pages: readonly Embedded[]): Hosts => ({
  script: '',
  frame: originsOf(pages, 'iframe'),
  connect: originsOf(pages, 'embed_link'),
});

export const homeHosts = async (tx: ReadTx, brandCode: string): Promise<Hosts> =>
  hostsOf(await embeddedPages(tx, brandCode));
