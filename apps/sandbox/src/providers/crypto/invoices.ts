import { createHmac, randomBytes } from 'node:crypto';
import { listenerAt, postWebhook } from '#providers/webhook';

export type Invoice = {
  id: string;
  storeId: string;
  amount: string;
  currency: string;
  status: 'New' | 'Processing' | 'Settled' | 'Expired' | 'Invalid';
  additionalStatus: string;
  redirectUrl: string;
  description: string;
  orderId: string;
  createdAt: number;
};

/** What a BTCPay server shows as the secret of its webhook. */
const WEBHOOK_SECRET = 'sandbox';
const newId = (): string => randomBytes(11).toString('base64url');

export function openInvoices(clock: () => number) {
  const all = new Map<string, Invoice>();
  const refunds: { id: string; invoiceId: string; amount: string; name: string; at: number }[] = [];
  return {
    all,
    refunds,
    addRefund: (made: { invoiceId: string; amount: string; name: string }): string => {
      const id = newId();
      refunds.push({ ...made, id, at: clock() });
      return id;
    },
    create: (
      made: Pick<Invoice, 'storeId' | 'amount' | 'currency' | 'redirectUrl' | 'description' | 'orderId'>,
    ): Invoice => {
      const invoice: Invoice = {
        ...made,
        id: newId(),
        status: 'New',
        additionalStatus: 'None',
        createdAt: clock(),
      };
      all.set(invoice.id, invoice);
      return invoice;
    },
    /** Tells the product how an invoice stands, as often as asked: a webhook may come twice. */
    notify: async (invoice: Invoice, times: number): Promise<number[]> => {
      const body = JSON.stringify({
        deliveryId: newId(),
        webhookId: 'sandbox',
        originalDeliveryId: null,
        isRedelivery: false,
        type: `Invoice${invoice.status}`,
        timestamp: Math.floor(Date.now() / 1000),
        storeId: invoice.storeId,
        invoiceId: invoice.id,
      });
      const signature = `sha256=${createHmac('sha256', WEBHOOK_SECRET).update(body).digest('hex')}`;
      const url = listenerAt(invoice.redirectUrl, '/webhooks/btcpay');
      const answers: number[] = [];
      for (let count = 0; count < times; count += 1)
        answers.push(await postWebhook(url, body, { 'btcpay-sig': signature }));
      return answers;
    },
  };
}
export type Invoices = ReturnType<typeof openInvoices>;
