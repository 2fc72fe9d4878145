import type { CartOrder } from '@servery/contract/entities/cart';
import type { Merchant } from '@servery/contract/entities/merchant';
import { agreeTo, isOf, lookAt, type OrderChange, orderChanges } from '@servery/domain/cart/changes';
import { ruleFailureText } from '@servery/domain/messages/rule-failures';
import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { keys } from '#api/query-keys.ts';
import { toPay } from '#ordering/to-pay.ts';
import { useCart } from '#ordering/use-cart.ts';
import { useFulfilment } from '#ordering/use-fulfilment.ts';
import { saveSeen, seconds, useSeen } from '#state/seen-order.ts';
import { sayBad } from '#state/toasts.ts';
import { t } from '#features/changes/texts.ts';

/** A finger that was on its way down meant what stood there before. */
const THUMB_MS = 1000;

/** A time that was chosen and can't be had any more: it is only changed, never agreed to. */
export type TimeGone = { is: 'time'; title: string; text: string };
export type Change = OrderChange | TimeGone;

const CLOSED = /^store_/;
const TIME_GONE = /^(store_|time_(past|unavailable)$)/;

function useTimeGone(merchant: Merchant): TimeGone[] {
  const { choice, problem } = useFulfilment(merchant);
  const refused = useSeen((seen) => seen.refused);
  if (choice && problem && TIME_GONE.test(problem.code))
    return [
      {
        is: 'time',
        title: CLOSED.test(problem.code) ? t.closed : t.timeGone,
        text: ruleFailureText(problem.code as 'store_closed'),
      },
    ];
  if (!refused || refused.choice !== choice) return [];
  return [{ is: 'time', title: t.timeGone, text: refused.text }];
}

/** Moved just now: what is answered since stays without consequence for a moment. */
function useFreshness(changes: readonly Change[]): () => boolean {
  const words = JSON.stringify(changes);
  const since = useRef(0);
  useEffect(() => {
    since.current = words === '[]' ? 0 : Date.now();
  }, [words]);
  return () => Date.now() - since.current < THUMB_MS;
}

/** What moved by itself since the customer looked at this order, and their word that it may. */
export function useOrderChanges({ merchant, order }: { merchant: Merchant; order: CartOrder }) {
  const client = useQueryClient();
  const { setQuantity } = useCart(merchant, 'checkout');
  const slug = merchant.menu.menu_name;
  const held = useSeen((seen) => seen.order);
  // What is on its way to the server changes the total, and is nobody's news.
  const isSettled = useIsMutating() === 0;
  const answeredAt = Math.floor((client.getQueryState(keys.order(slug))?.dataUpdatedAt ?? 0) / 1000);
  const before = held?.slug === slug ? held : undefined;
  const isSeen = before !== undefined && isOf(before, order);
  const seen = isSeen ? before : lookAt(order, answeredAt, before);
  const fresh = JSON.stringify(isSeen || !isSettled || order.items.length === 0 ? null : seen);
  useEffect(() => {
    const looked = JSON.parse(fresh) as typeof seen | null;
    if (looked) saveSeen(slug, looked);
  }, [slug, fresh]);

  const found = orderChanges(seen, order, answeredAt);
  const asked = isSettled ? found : found.filter(({ is }) => is !== 'total');
  const changes: Change[] = [...asked, ...useTimeGone(merchant)];
  const isFresh = useFreshness(changes);
  const money = asked.reduce((sum, change) => sum + ('amount' in change ? change.amount : 0), 0);

  /** Takes off what can't be had; nothing where that failed, or changed more than was shown. */
  const withoutGone = async (): Promise<CartOrder | undefined> => {
    let now = order;
    for (const change of asked) {
      if (change.is !== 'gone') continue;
      const line = { cart_item_slot_id: change.slot, quantity: 0 };
      const result = await setQuantity.mutateAsync(line);
      if (!result?.ok) return undefined;
      now = result.value;
    }
    return toPay(now) === toPay(order) ? now : undefined;
  };
  /** The order as it is agreed to. `surely`: in a dialog that shows the total, which nobody taps by mistake. */
  const agree = async ({ surely = false } = {}): Promise<CartOrder | undefined> => {
    if (asked.length === 0) return order;
    if (!surely && isFresh()) return undefined;
    const now = await withoutGone();
    if (now && now.items.length > 0) saveSeen(slug, agreeTo(now, seconds()));
    return now && now.items.length > 0 ? now : undefined;
  };
  return {
    changes,
    /** There is something to be agreed to before anything is paid. */
    isAsked: asked.length > 0,
    /** Nothing is left to be ordered. */
    allGone: order.items.every((line) => line.is_available === 0),
    /** In cents, what moved of the total. */
    money,
    agree,
    sayNotYet: () => void sayBad(t.notYet, undefined, 'checkout'),
  };
}
export type OrderChanges = ReturnType<typeof useOrderChanges>;
