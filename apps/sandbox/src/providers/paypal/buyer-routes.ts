import { randomBytes } from 'node:crypto';
import type { FastifyPluginCallback } from 'fastify';
import { html } from '#pages/html';
import { buyerPages, webhookTimes } from '#providers/buyer';
import type { ProviderContext } from '#providers/provider';
import { listenerAt, postWebhook } from '#providers/webhook';
import type { PaypalOrder, Till } from './till.ts';

/** Tells the product that the buyer agreed; PayPal may well tell it twice, and before the buyer is back. */
async function notify(
  till: Till,
  order: PaypalOrder,
  what: { event_type: string; resource_type: string; resource: object; times: number },
): Promise<number[]> {
  const { times, ...said } = what;
  const event = { id: `WH-${randomBytes(8).toString('hex')}`, ...said };
  const body = JSON.stringify(event);
  const transmission = randomBytes(8).toString('hex');
  till.sign(transmission, { clientId: order.clientId, body });
  const headers = {
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/sandbox',
    'paypal-transmission-id': transmission,
    'paypal-transmission-sig': 'sandbox',
    'paypal-transmission-time': new Date().toISOString(),
  };
  const url = till.listeners.get(order.clientId) ?? listenerAt(order.returnUrl, '/webhooks/paypal');
  const answers: number[] = [];
  for (let count = 0; count < times; count += 1) answers.push(await postWebhook(url, body, headers));
  return answers;
}

const notifyApproved = (till: Till, order: PaypalOrder, times: number): Promise<number[]> =>
  notify(till, order, {
    event_type: 'CHECKOUT.ORDER.APPROVED',
    resource_type: 'checkout-order',
    resource: { id: order.id, status: 'APPROVED' },
    times,
  });

/** What PayPal looked into before it took it has come to an end. */
async function decide(till: Till, order: PaypalOrder, status: 'COMPLETED' | 'DECLINED'): Promise<void> {
  order.captureStatus = status;
  // Nobody has asked for the money yet: there is nothing to tell of.
  if (order.captureId === '') return;
  await notify(till, order, {
    event_type: `PAYMENT.CAPTURE.${status === 'COMPLETED' ? 'COMPLETED' : 'DENIED'}`,
    resource_type: 'capture',
    resource: {
      id: order.captureId,
      status,
      supplementary_data: { related_ids: { order_id: order.id } },
    },
    times: 1,
  });
}
const DECISIONS: Readonly<Record<string, 'COMPLETED' | 'DECLINED'>> = {
  confirm: 'COMPLETED',
  deny: 'DECLINED',
};

const withToken = (url: string, token: string): string => {
  const to = new URL(url);
  to.searchParams.set('token', token);
  return to.href;
};

/** The page where the buyer agrees or not. */
export const buyerRoutes = (
  till: Till,
  { control }: Pick<ProviderContext, 'control'>,
): FastifyPluginCallback => {
  const pages = buyerPages({
    title: 'PayPal',
    path: '/checkoutnow/:id',
    show: (id) => {
      const order = till.orders.get(id);
      return (
        order &&
        html`<p class="lead">${order.description}: $${order.value} ${order.currency}</p>
          <form class="control" method="post" action="/paypal/checkoutnow/${order.id}">
            <button class="button" name="choice" value="approve">Pay now</button>
            <button class="button" name="choice" value="twice">Pay now, send the webhook twice</button>
            <button class="button" name="choice" value="gone">Pay now, don’t go back</button>
            <button class="button" name="choice" value="later">Pay now, PayPal reviews it first</button>
            ${
              order.captureStatus === 'PENDING' && order.captureId !== ''
                ? html`<button class="button" name="choice" value="confirm">PayPal approves it</button>
                    <button class="button" name="choice" value="deny">PayPal declines it</button>`
                : ''
            }
            <button class="button" name="choice" value="broken">Go back without approving</button>
            <button class="button" name="choice" value="cancel">Cancel</button>
          </form>`
      );
    },
    choose: async (id, choice) => {
      const order = till.orders.get(id);
      if (!order) return undefined;
      const decision = DECISIONS[choice];
      if (decision) {
        if (order.captureStatus === 'PENDING') await decide(till, order, decision);
        return '';
      }
      if (choice === 'later') order.captureStatus = 'PENDING';
      if (choice === 'broken') return withToken(order.returnUrl, order.id);
      if (!AGREES.has(choice)) return withToken(order.cancelUrl, order.id);
      if (order.status === 'PAYER_ACTION_REQUIRED') order.status = 'APPROVED';
      const notified = notifyApproved(till, order, webhookTimes(choice, control));
      if (choice !== 'approve') await notified;
      if (choice === 'gone') return '';
      const back = new URL(withToken(order.returnUrl, order.id));
      back.searchParams.set('PayerID', 'SANDBOXBUYER');
      return back.href;
    },
  });
  return (app, options, done) => {
    // PayPal's own address has the order's id behind a question mark.
    app.get<{ Querystring: { token?: string } }>('/checkoutnow', (request, reply) =>
      till.orders.has(request.query.token ?? '')
        ? reply.redirect(`/paypal/checkoutnow/${request.query.token}`, 303)
        : reply.callNotFound(),
    );
    pages(app, options, done);
  };
};
const AGREES = new Set(['approve', 'twice', 'gone', 'later']);
