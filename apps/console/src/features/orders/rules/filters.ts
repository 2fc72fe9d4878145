import type { ListedOrder, OrderProblem } from '@servery/contract/calls/console/orders';
import { dollars } from '@servery/domain/money';
import { isCancelled } from '@servery/domain/orders/status';
import { t } from '#features/orders/rules/texts.ts';

/** Which orders are listed: those of a day, or of every day what is to be done, looked after or paid. */
export type Shown = 'open' | 'problems' | 'unpaid' | 'all';

type Money = Pick<ListedOrder, 'paid' | 'nstatus' | 'left' | 'total' | 'payment_method'>;

const owes = ({ paid, nstatus }: Money): boolean => paid === 0 && !isCancelled(nstatus);

/** What is said of its money: how it was paid, or in words that it was not. */
export function paymentWords(order: Money): { text: string; note: string; owes: boolean } {
  if (!owes(order)) return { text: order.payment_method, note: '', owes: false };
  const text = order.left === order.total ? t.unpaid : t.partUnpaid({ amount: dollars(order.left) });
  return { text, note: order.payment_method, owes: true };
}

/** '6 min late', '2 h late'. */
export function lateText(due: number, now: number): string {
  const minutes = Math.max(1, Math.floor((now / 1000 - due) / 60));
  if (minutes < 90) return t.minutesLate({ minutes });
  const hours = Math.round(minutes / 60);
  return hours < 48 ? t.hoursLate({ hours }) : t.daysLate({ days: Math.round(hours / 24) });
}

const PROBLEM: Readonly<Record<Exclude<OrderProblem, 'late'>, () => string>> = {
  refund: () => t.refundStuck,
  docket: () => t.docketStuck,
};

/** What somebody has to look after, beside that it is late. */
export const problemTexts = (problems: readonly OrderProblem[]): string[] =>
  problems.flatMap((problem) => (problem === 'late' ? [] : [PROBLEM[problem]()]));

type Back = Pick<ListedOrder, 'refunded' | 'went_back' | 'total'>;

/** What went back of it: all, or how much, because of edits too. */
export function backText({ refunded, went_back: back, total }: Back): string {
  if (back === '0.00') return '';
  return refunded === total ? t.refunded : t.partRefunded({ amount: dollars(back) });
}
