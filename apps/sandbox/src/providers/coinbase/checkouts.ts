import { createHmac, randomBytes } from 'node:crypto';
import { listenerAt, postWebhook } from '#providers/webhook';

export type Checkout = {
  id: string;
  amount: string;
  currency: string;
  status:
    | 'ACTIVE'
    | 'PROCESSING'
    | 'COMPLETED'
    | 'DEACTIVATED'
    | 'EXPIRED'
    | 'FAILED'
    | 'REFUNDED'
    | 'PARTIALLY_REFUNDED';
  description: string;
  successRedirectUrl: string;
  failRedirectUrl: string;
  metadata: Record<string, string>;
  createdAt: string;
};

/** What Coinbase shows once as the secret of a webhook. */
const WEBHOOK_SECRET = 'sandbox';
const EVENTS: Readonly<Partial<Record<Checkout['status'], string>>> = {
  COMPLETED: 'checkout.payment.success',
  FAILED: 'checkout.payment.failed',
  EXPIRED: 'checkout.payment.expired',
};
const newId = (): string => randomBytes(12).toString('hex');

type Refund = {
  id: string;
  checkoutId: string;
  amount: string;
  currency: string;
  status: 'COMPLETED';
  reason: string;
  createdAt: string;
};

const cents = (amount: string): number => Math.round(Number(amount) * 100);
const total = (refunds: readonly Refund[]): number =>
  refunds.reduce((sum, { amount }) => sum + cents(amount), 0);

export function openCheckouts(clock: () => number) {
  const all = new Map<string, Checkout>();
  const made = new Map<string, Checkout>();
  const refunds: Refund[] = [];
  const now = (): string => new Date(clock()).toISOString();
  const refundsOf = (checkout: Checkout) => refunds.filter(({ checkoutId }) => checkoutId === checkout.id);
  return {
    all,
    refunds,
    refundsOf,
    /** What is not there any more cannot go back. */
    refund: (checkout: Checkout, wanted: Pick<Refund, 'amount' | 'currency' | 'reason'>): boolean => {
      const paid = checkout.status === 'COMPLETED' || checkout.status === 'PARTIALLY_REFUNDED';
      const left = cents(checkout.amount) - total(refundsOf(checkout)) - cents(wanted.amount);
      if (!paid || left < 0) return false;
      refunds.push({
        ...wanted,
        id: newId(),
        checkoutId: checkout.id,
        status: 'COMPLETED',
        createdAt: now(),
      });
      checkout.status = left === 0 ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
      return true;
    },
    /** The same X-Idempotency-Key gets the first checkout again. */
    create: (key: string, wanted: Omit<Checkout, 'id' | 'status' | 'createdAt'>): Checkout => {
      const before = made.get(key);
      if (before) return before;
      const checkout: Checkout = {
        ...wanted,
        id: newId(),
        status: 'ACTIVE',
        createdAt: now(),
      };
      all.set(checkout.id, checkout);
      if (key !== '') made.set(key, checkout);
      return checkout;
    },
    /** Tells the product how a checkout stands, as often as asked: a webhook may come twice. */
    notify: async (checkout: Checkout, times: number): Promise<number[]> => {
      const { id, status, amount, currency, metadata } = checkout;
      const body = JSON.stringify({ eventType: EVENTS[status], id, status, amount, currency, metadata });
      const at = Math.floor(Date.now() / 1000);
      const code = createHmac('sha256', WEBHOOK_SECRET).update(`${at}.${body}`).digest('hex');
      const url = listenerAt(checkout.successRedirectUrl, '/webhooks/coinbase');
      const answers: number[] = [];
      for (let count = 0; count < times; count += 1)
        answers.push(await postWebhook(url, body, { 'x-hook0-signature': `t=${at},v0=${code}` }));
      return answers;
    },
  };
}
export type Checkouts = ReturnType<typeof openCheckouts>;
