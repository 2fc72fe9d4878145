import { type SeenOrder, lookAt } from '@servery/domain/cart/changes';
import type { CartOrder } from '@servery/contract/entities/cart';
import type { FulfilmentChoice } from '@servery/domain/fulfilment/choice';
import { readJson, record, shape, text, whole } from '@servery/domain/stored/shape';
import { create } from 'zustand';
import { facts } from '#api/app-facts.ts';
import { platform } from '#platform/browser.ts';
import { CHANGED_KEY, keepSeen } from '#state/own-change.ts';
import { usePending } from '#state/pending-order.ts';

type Kept = SeenOrder & { slug: string };
const KEY = `servery:${facts.brand.code}:${facts.variant}:seen`;
const kept = shape<Kept>({
  slug: text,
  chosen: text,
  prices: record(text),
  total: text,
  fee: text,
  day: text,
  dayAmount: text,
  coupon: text,
  due: whole,
  at: whole,
});

/** `refused`: a time that the server refused, and why. */
type Seen = { order: Kept | undefined; refused: { choice: FulfilmentChoice; text: string } | undefined };

/** What the customer saw of the order last. It outlives a reload: what moved meanwhile is still said. */
function readSeen(): Kept | undefined {
  const held = readJson(platform.storage.read(KEY), kept);
  const isOld = platform.storage.read(CHANGED_KEY) !== null;
  platform.storage.remove(CHANGED_KEY);
  // Of what was chosen otherwise since, the prices alone were seen.
  return held && isOld ? { ...held, chosen: '' } : held;
}

export const useSeen = create<Seen>()(() => ({ order: readSeen(), refused: undefined }));

export function saveSeen(slug: string, seen: SeenOrder): void {
  const order = { ...seen, slug };
  platform.storage.write(KEY, JSON.stringify(order));
  useSeen.setState({ order });
}

function forgetSeen(): void {
  platform.storage.remove(KEY);
  useSeen.setState({ order: undefined, refused: undefined });
}

export const seconds = (): number => Math.floor(Date.now() / 1000);

/** What moved before their own change still is news. */
function saveOwnChange(slug: string, order: CartOrder): void {
  usePending.setState({ notTaken: false });
  if (order.items.length === 0) return forgetSeen();
  const { order: before } = useSeen.getState();
  if (before) saveSeen(slug, lookAt(order, seconds(), before.slug === slug ? before : undefined));
}

keepSeen({ own: saveOwnChange, forget: forgetSeen });
