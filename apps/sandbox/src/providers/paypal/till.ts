import { randomBytes } from 'node:crypto';

export type PaypalOrder = {
  id: string;
  /** Whose it is: nobody else's access reaches it. */
  clientId: string;
  status: string;
  value: string;
  currency: string;
  customId: string;
  description: string;
  returnUrl: string;
  cancelUrl: string;
  captureId: string;
  capturedAt: number;
  /** What becomes of the money once it is asked for: PayPal may look into it first. */
  captureStatus: 'COMPLETED' | 'PENDING' | 'DECLINED';
};
type PaypalRefund = {
  id: string;
  clientId: string;
  captureId: string;
  value: string;
  customId: string;
  at: number;
};

const newId = (): string => randomBytes(8).toString('hex').toUpperCase();

/** Everything that the stand-in remembers. */
export function openTill(clock: () => number) {
  const orders = new Map<string, PaypalOrder>();
  const refunds: PaypalRefund[] = [];
  const answers = new Map<string, unknown>();
  const sent = new Map<string, { clientId: string; body: string }>();
  const listeners = new Map<string, string>();
  return {
    newId,
    clock,
    orders,
    refunds,
    create: (
      made: Omit<PaypalOrder, 'id' | 'status' | 'captureId' | 'capturedAt' | 'captureStatus'>,
    ): PaypalOrder => {
      const order: PaypalOrder = {
        ...made,
        id: newId(),
        status: 'PAYER_ACTION_REQUIRED',
        captureId: '',
        capturedAt: 0,
        captureStatus: 'COMPLETED',
      };
      orders.set(order.id, order);
      return order;
    },
    find: (id: string, clientId: string) => {
      const order = orders.get(id);
      return order?.clientId === clientId ? order : undefined;
    },
    byCapture: (captureId: string, clientId: string) =>
      [...orders.values()].find((order) => order.captureId === captureId && order.clientId === clientId),
    refunded: (captureId: string): number =>
      refunds
        .filter((each) => each.captureId === captureId)
        .reduce((sum, each) => sum + Number(each.value), 0),
    /** The same PayPal-Request-Id gets the first answer again. */
    once: <T>(key: string, make: () => T): { first: boolean; answer: T } => {
      if (key !== '' && answers.has(key)) return { first: false, answer: answers.get(key) as T };
      const answer = make();
      if (key !== '') answers.set(key, answer);
      return { first: true, answer };
    },
    /** Where a client's webhooks go, once it has said so. */
    listeners,
    sign: (transmissionId: string, said: { clientId: string; body: string }): void =>
      void sent.set(transmissionId, said),
    /** For its own client alone. */
    isSigned: (transmissionId: string, said: { clientId: string; body: string }): boolean => {
      const held = sent.get(transmissionId);
      return held?.body === said.body && held.clientId === said.clientId;
    },
  };
}
export type Till = ReturnType<typeof openTill>;
