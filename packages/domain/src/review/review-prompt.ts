import type { OrderStatus } from '@servery/contract/entities/receipt';
import { isComplete } from '#orders/status';

/** With the first order nobody knows yet whether they like it. */
const ORDERS_BEFORE_ASKING = 2;
const DAYS_BETWEEN = 120;
const DAY_MS = 86_400_000;
/** Enough to tell two orders apart, and too little to open one. */
const MARK_LENGTH = 8;

/** What a device keeps: marks of completed orders, as many as it takes, and when somebody was last asked. */
export type ReviewMemory = { completed: readonly string[]; askedAt: number };

const nothing: ReviewMemory = { completed: [], askedAt: 0 };

export function parseReviewMemory(text: string | null): ReviewMemory {
  try {
    const held = JSON.parse(text ?? '') as Partial<Record<keyof ReviewMemory, unknown>> | null;
    const completed = Array.isArray(held?.completed) ? held.completed : [];
    return {
      completed: completed.filter((mark) => typeof mark === 'string').slice(0, ORDERS_BEFORE_ASKING),
      askedAt: typeof held?.askedAt === 'number' ? held.askedAt : 0,
    };
  } catch {
    return nothing;
  }
}

/** The same order counts once, however often its page is opened. */
export function withOrder(memory: ReviewMemory, order: { id: string; status: OrderStatus }): ReviewMemory {
  const mark = order.id.slice(0, MARK_LENGTH);
  const { completed } = memory;
  const counts = isComplete(order.status) && !completed.includes(mark);
  if (!counts || completed.length >= ORDERS_BEFORE_ASKING) return memory;
  return { ...memory, completed: [...completed, mark] };
}

/** 'Not now' is an answer too. */
export const withAnswer = (memory: ReviewMemory, now: number): ReviewMemory => ({ ...memory, askedAt: now });

type Moment = { native: boolean; status: OrderStatus; now: number };

/** Whether the page of an order may ask to rate the app. A clock that was set back does not ask again. */
export const asksForReview = (memory: ReviewMemory, { native, status, now }: Moment): boolean =>
  native &&
  isComplete(status) &&
  memory.completed.length >= ORDERS_BEFORE_ASKING &&
  (memory.askedAt === 0 || now - memory.askedAt >= DAYS_BETWEEN * DAY_MS);

/** The page of the app in the store of this device; the other one where only that is known. */
export function storeFor(stores: { ios: string; android: string }, devicePlatform = ''): string {
  const { ios, android } = stores;
  return /android/i.test(devicePlatform) ? android || ios : ios || android;
}
