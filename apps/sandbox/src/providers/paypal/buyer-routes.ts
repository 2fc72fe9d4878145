import { randomBytes } from 'node:crypto';
import type { FastifyPluginCallback } from 'fastify';
import { acceptForms } from '#http/forms';
import { html } from '#pages/html';
import { layout } from '#pages/layout';
import { listenerAt, postWebhook } from '#providers/webhook';
import type { PaypalOrder, Till } from './till.ts';

/** Tells the product that the buyer agreed; PayPal may well tell it twice, and before the buyer is back. */
async function tellApproved(till: Till, order: PaypalOrder, times: number): Promise<number[]> {
  const event = {
    id: `WH-${randomBytes(8).toString('hex')}`,
    event_type: 'CHECKOUT.ORDER.APPROVED',
    resource_type: 'checkout-order',
    resource: { id: order.id, status: 'APPROVED' },
  };
  const body = JSON.stringify(event);
  const transmission = randomBytes(8).toString('hex');
  till.sign(transmission, body);
  const headers = {
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/sandbox',
    'paypal-transmission-id': transmission,
    'paypal-transmission-sig': 'sandbox',
    'paypal-transmission-time': new Date().toISOString(),
  };
  const url = listenerAt(order.returnUrl, '/webhooks/paypal');
  const answers: number[] = [];
  for (let count = 0; count < times; count += 1) answers.push(await postWebhook(url, body, headers));
  return answers;
}

const withToken = (url: string, token: string): string => {
  const to = new URL(url);
  to.searchParams.set('token', token);
  return to.href;
};

/** The page where the buyer agrees or not. */
export function buyerRoutes(till: Till): FastifyPluginCallback {
  return (app, _options, done) => {
    acceptForms(app);
    app.addHook('onRequest', async (_request, reply) => {
      // The forms of this page lead back to the shop.
      const policy =
        "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; base-uri 'self'; frame-ancestors 'none'";
      reply.header('content-security-policy', policy);
    });
    app.get<{ Querystring: { token?: string } }>('/checkoutnow', (request, reply) => {
      const order = till.orders.get(request.query.token ?? '');
      if (!order) return reply.callNotFound();
      const main = html`<div class="page narrow">
        <h1>PayPal <span class="soft">stand-in</span></h1>
        <p class="lead">${order.description}: $${order.value} ${order.currency}</p>
        <form class="control" method="post" action="/paypal/checkoutnow/${order.id}">
          <button class="button" name="choice" value="approve">Pay now</button>
          <button class="button" name="choice" value="twice">Pay now, tell the shop twice</button>
          <button class="button" name="choice" value="gone">Pay now, never go back</button>
          <button class="button" name="choice" value="cancel">Cancel</button>
        </form>
      </div>`;
      return reply
        .type('text/html; charset=utf-8')
        .send(layout({ title: 'PayPal', section: 'providers', main }));
    });
    app.post<{ Params: { id: string }; Body: { choice?: string } }>(
      '/checkoutnow/:id',
      async (request, reply) => {
        const order = till.orders.get(request.params.id);
        if (!order) return reply.callNotFound();
        const choice = request.body.choice ?? 'cancel';
        if (choice === 'cancel') return reply.redirect(withToken(order.cancelUrl, order.id), 303);
        if (order.status === 'PAYER_ACTION_REQUIRED') order.status = 'APPROVED';
        const told = tellApproved(till, order, choice === 'twice' ? 2 : 1);
        if (choice !== 'approve') await told;
        if (choice === 'gone') return reply.send({ told: true });
        const back = new URL(withToken(order.returnUrl, order.id));
        back.searchParams.set('PayerID', 'SANDBOXBUYER');
        return reply.redirect(back.href, 303);
      },
    );
    done();
  };
}
