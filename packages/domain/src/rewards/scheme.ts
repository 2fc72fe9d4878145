import type { OrderStatus } from '@servery/contract/entities/receipt';
import type { Cents } from '#money';
import { isCancelled, isComplete } from '#orders/status';

/** What a venue gives its members for what they spend. */
export type Scheme = { pointsPerDollar: number; pointsRequired: number; rewardValue: Cents };

export type Reward = { value: Cents; points: number };
const NONE: Reward = { value: 0, points: 0 };

/** What comes off the next order of a member who has enough points, and the points that go with it: one reward at a time. */
export const rewardOf = (points: number, scheme: Scheme | undefined): Reward =>
  scheme && scheme.pointsRequired > 0 && points >= scheme.pointsRequired
    ? { value: scheme.rewardValue, points: scheme.pointsRequired }
    : NONE;

/** For every whole dollar that was spent on products: what a reward or a discount paid for earns nothing. */
export const pointsEarned = (
  spent: { products: Cents; rewards: Cents; discount: Cents },
  scheme: Scheme | undefined,
): number => {
  const dollars = Math.floor(Math.max(0, spent.products - spent.rewards - spent.discount) / 100);
  return dollars * (scheme?.pointsPerDollar ?? 0);
};

/** What a step of an order does to points: complete earns, put back or cancelled takes that away, cancelled returns a reward. */
export const pointsMove = (
  from: OrderStatus,
  to: OrderStatus,
): { earned: 'given' | 'taken' | 'kept'; usedGoBack: boolean } => {
  const cancelled = isCancelled(to);
  if (isComplete(to)) return { earned: 'given', usedGoBack: false };
  return { earned: isComplete(from) || cancelled ? 'taken' : 'kept', usedGoBack: cancelled };
};
