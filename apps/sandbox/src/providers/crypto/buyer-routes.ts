import type { FastifyPluginCallback } from 'fastify';
import { html } from '#pages/html';
import { buyerPages, webhookTimes } from '#providers/buyer';
import type { ProviderContext } from '#providers/provider';
import type { Invoice, Invoices } from './invoices.ts';

const CHOICES: Readonly<Record<string, Partial<Pick<Invoice, 'status' | 'additionalStatus'>>>> = {
  pay: { status: 'Settled' },
  later: { status: 'Processing' },
  confirm: { status: 'Settled' },
  twice: { status: 'Settled' },
  gone: { status: 'Settled' },
  underpay: { status: 'Expired', additionalStatus: 'PaidPartial' },
  expire: { status: 'Expired' },
};

const PAY = html`<button class="button" name="choice" value="pay">Pay</button>
  <button class="button" name="choice" value="later">Pay, confirm later</button>
  <button class="button" name="choice" value="twice">Pay, send the webhook twice</button>
  <button class="button" name="choice" value="gone">Pay, don’t go back</button>
  <button class="button" name="choice" value="underpay">Pay too little</button>
  <button class="button" name="choice" value="expire">Let it expire</button>`;
/** What is on the chain is paid; the blocks after it make it sure. */
const CONFIRM = html`<p>Paid, not confirmed yet.</p>
  <button class="button" name="choice" value="confirm">Confirm payment</button>`;

/** The page where the buyer pays an invoice, or does not. */
export const buyerRoutes = (
  invoices: Invoices,
  { control }: Pick<ProviderContext, 'control'>,
): FastifyPluginCallback =>
  buyerPages({
    title: 'BTCPay',
    path: '/i/:id',
    show: (id) => {
      const invoice = invoices.all.get(id);
      return (
        invoice &&
        html`<p class="lead">${invoice.description}: $${invoice.amount} ${invoice.currency}</p>
          <form class="control" method="post" action="/btcpay/i/${invoice.id}">
            ${invoice.status === 'Processing' ? CONFIRM : PAY}
          </form>`
      );
    },
    choose: async (id, choice) => {
      const invoice = invoices.all.get(id);
      const change = CHOICES[choice];
      // What was paid can only be confirmed, and only what was paid.
      if (!invoice || !change || (invoice.status === 'Processing') !== (choice === 'confirm'))
        return undefined;
      Object.assign(invoice, change);
      await invoices.notify(invoice, webhookTimes(choice, control));
      return choice === 'gone' ? '' : invoice.redirectUrl;
    },
  });

/** Where the owner of money that goes back would name a wallet for it. */
export const claimRoutes = (invoices: Invoices): FastifyPluginCallback =>
  buyerPages({
    title: 'BTCPay',
    path: '/pull-payments/:id',
    show: (id) => {
      const refund = invoices.refunds.find((each) => each.id === id);
      return (
        refund &&
        html`<p class="lead">
          $${refund.amount} AUD is waiting. Here its owner would name a wallet to send it to.
        </p>`
      );
    },
    choose: () => Promise.resolve(undefined),
  });
