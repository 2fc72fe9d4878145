import type { OrderStatus } from '@servery/contract/entities/receipt';
import { isCancelled } from '#orders/status';
import { catalogue, choicesOf } from '#texts/catalogue';

/** The progress line of an order. */
export const STEPS = choicesOf(
  catalogue('order-steps', {
    submitted: 'Submitted',
    confirmed: 'Confirmed',
    progress: 'In progress',
    ready: 'Ready',
  }),
);
export type StepId = (typeof STEPS)[number]['id'];

const AT: Readonly<Partial<Record<OrderStatus, StepId>>> = {
  1: 'submitted',
  2: 'confirmed',
  6: 'confirmed',
  3: 'progress',
};

/** Which step is under way; a finished order has passed them all. */
export const stepOf = (status: OrderStatus): StepId => AT[status] ?? 'ready';
export const isFinished = (status: OrderStatus): boolean => [4, 5, 7, 8].includes(status);

const indexOf = (status: OrderStatus): number => STEPS.findIndex(({ id }) => id === stepOf(status));

type Move = { to: OrderStatus; at: number };

/** When an order came to each step that it has reached; of a step that was reached twice, the later time. */
export function stepTimes(moves: readonly Move[], status: OrderStatus): { step: StepId; at: number }[] {
  if (isCancelled(status)) return [];
  const reached = moves.filter(({ to }) => to <= 4 || to === 6);
  return STEPS.slice(0, indexOf(status) + 1).flatMap(({ id }) => {
    const last = reached.findLast(({ to }) => stepOf(to) === id);
    return last ? [{ step: id, at: last.at }] : [];
  });
}
