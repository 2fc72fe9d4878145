import type { FastifyPluginCallback } from 'fastify';
import { acceptForms } from '#http/forms';
import { html } from '#pages/html';
import { layout } from '#pages/layout';
import type { Invoice, Invoices } from './invoices.ts';

const CHOICES: Readonly<Record<string, Partial<Pick<Invoice, 'status' | 'additionalStatus'>>>> = {
  pay: { status: 'Settled' },
  twice: { status: 'Settled' },
  gone: { status: 'Settled' },
  underpay: { status: 'Expired', additionalStatus: 'PaidPartial' },
  expire: { status: 'Expired' },
};

/** The page where the buyer pays an invoice, or does not. */
export function buyerRoutes(invoices: Invoices): FastifyPluginCallback {
  return (app, _options, done) => {
    acceptForms(app);
    app.addHook('onRequest', async (_request, reply) => {
      // The forms of this page lead back to the shop.
      const policy =
        "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; base-uri 'self'; frame-ancestors 'none'";
      reply.header('content-security-policy', policy);
    });
    app.get<{ Params: { id: string } }>('/i/:id', (request, reply) => {
      const invoice = invoices.all.get(request.params.id);
      if (!invoice) return reply.callNotFound();
      const main = html`<div class="page narrow">
        <h1>BTCPay <span class="soft">stand-in</span></h1>
        <p class="lead">${invoice.description}: $${invoice.amount} ${invoice.currency}</p>
        <form class="control" method="post" action="/btcpay/i/${invoice.id}">
          <button class="button" name="choice" value="pay">Pay</button>
          <button class="button" name="choice" value="twice">Pay, tell the shop twice</button>
          <button class="button" name="choice" value="gone">Pay, never go back</button>
          <button class="button" name="choice" value="underpay">Pay too little</button>
          <button class="button" name="choice" value="expire">Let it expire</button>
        </form>
      </div>`;
      return reply
        .type('text/html; charset=utf-8')
        .send(layout({ title: 'BTCPay', section: 'providers', main }));
    });
    app.get<{ Params: { id: string } }>('/pull-payments/:id', (request, reply) => {
      const refund = invoices.refunds.find(({ id }) => id === request.params.id);
      if (!refund) return reply.callNotFound();
      const main = html`<div class="page narrow">
        <h1>BTCPay <span class="soft">stand-in</span></h1>
        <p class="lead">
          $${refund.amount} AUD is waiting. Here its owner would name a wallet to send it to.
        </p>
      </div>`;
      return reply
        .type('text/html; charset=utf-8')
        .send(layout({ title: 'BTCPay', section: 'providers', main }));
    });
    app.post<{ Params: { id: string }; Body: { choice?: string } }>('/i/:id', async (request, reply) => {
      const invoice = invoices.all.get(request.params.id);
      const choice = request.body.choice ?? '';
      const change = CHOICES[choice];
      if (!invoice || !change) return reply.callNotFound();
      Object.assign(invoice, change);
      await invoices.tell(invoice, choice === 'twice' ? 2 : 1);
      return choice === 'gone' ? reply.send({ told: true }) : reply.redirect(invoice.redirectUrl, 303);
    });
    done();
  };
}
