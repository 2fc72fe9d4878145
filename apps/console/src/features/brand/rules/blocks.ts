import { outsideAddress, pageAddress } from '@servery/domain/home/block-address';
import type { Block } from '#features/brand/rules/written.ts';

/** Which of its fields a kind of block shows. */
type BlockField = 'title' | 'heading' | 'content' | 'image' | 'link' | 'target' | 'share_link' | 'empty_text';
const blockKinds = [
  'welcome',
  'place_order',
  'account',
  'announcements',
  'image',
  'internal_link',
  'external_link',
  'google_review',
  'embed_link',
  'iframe',
  'share',
  'app_download',
  'push_notifs',
] as const;
export type BlockKind = (typeof blockKinds)[number];

const FIELDS: Readonly<Record<BlockKind, readonly BlockField[]>> = {
  welcome: ['title', 'content', 'image'],
  place_order: ['title'],
  account: ['title'],
  announcements: ['heading', 'empty_text'],
  image: ['title', 'content', 'image'],
  internal_link: ['title', 'content', 'target'],
  external_link: ['title', 'content', 'link'],
  google_review: ['title', 'content', 'link'],
  embed_link: ['title', 'content', 'link'],
  iframe: ['title', 'content', 'link'],
  share: ['title', 'content', 'share_link'],
  app_download: ['title', 'content'],
  push_notifs: ['title', 'content'],
};

export const isKind = (block: string): block is BlockKind =>
  (blockKinds as readonly string[]).includes(block);
export const fieldsOfBlock = ({ block }: Pick<Block, 'block'>): readonly BlockField[] =>
  isKind(block) ? FIELDS[block] : ['title', 'content'];

/** Of these a landing page has one. */
const ONCE: ReadonlySet<string> = new Set([
  'welcome',
  'account',
  'announcements',
  'share',
  'app_download',
  'push_notifs',
]);

export const kindsToAdd = (blocks: readonly Block[]): BlockKind[] =>
  blockKinds.filter((kind) => !ONCE.has(kind) || !blocks.some(({ block }) => block === kind));

export const newBlock = (block: BlockKind): Block => ({
  block,
  title: '',
  heading: '',
  content: '',
  empty_text: '',
  image: '',
  link: '',
  target: '',
  icon: '',
  share_link: '',
  alignment: '',
  visible: true,
  card: block === 'account' || block === 'image',
  order_button: false,
  push_button: false,
  form_group_style: '',
  image_card_style: '',
});

const NEEDS_TITLE: ReadonlySet<string> = new Set([
  'internal_link',
  'external_link',
  'google_review',
  'embed_link',
  'iframe',
]);

/** The field of a block that is wrong, in the order in which they are read. */
export function blockProblem(it: Block): 'title' | 'link' | undefined {
  if (NEEDS_TITLE.has(it.block) && it.title.trim() === '') return 'title';
  if (it.block === 'external_link' || it.block === 'google_review')
    return outsideAddress(it.link) === undefined ? 'link' : undefined;
  if (it.block === 'embed_link' || it.block === 'iframe')
    return pageAddress(it.link) === undefined ? 'link' : undefined;
  return undefined;
}

/** Each with a name of its own: the second of its kind is the second wherever it stands. */
export function keyed(blocks: readonly Block[]): { key: string; block: Block; at: number }[] {
  const seen = new Map<string, number>();
  return blocks.map((block, at) => {
    const nth = (seen.get(block.block) ?? 0) + 1;
    seen.set(block.block, nth);
    return { key: `${block.block}-${nth}`, block, at };
  });
}

export function moved<T>(items: readonly T[], from: number, by: -1 | 1): T[] {
  const next = [...items];
  const [item] = next.splice(from, 1);
  if (item !== undefined) next.splice(from + by, 0, item);
  return next;
}
