import { z } from 'zod';
import type { Provider } from '#providers/provider';
import { buyerRoutes } from './buyer-routes.ts';
import { paypalRoutes } from './routes.ts';
import { openTill } from './till.ts';

const webhook = z.object({ client_id: z.string().min(1), url: z.url() });

export const paypalProvider: Provider = {
  id: 'paypal',
  title: 'PayPal',
  vendor: 'PayPal Orders v2',
  description:
    'Shows the buyer a page to approve or cancel, captures the payment when Servery asks for it, and sends webhooks.',
  effects: [
    { mode: 'normal', effect: 'Captures what the buyer approved straight away.' },
    { mode: 'delay', effect: 'Waits for the delay below, then captures or refunds.' },
    { mode: 'refuse', effect: 'Answers 422 INSTRUMENT_DECLINED.' },
    { mode: 'temporary', effect: 'Answers 503. Nothing is captured.' },
    { mode: 'drop', effect: 'Drops the connection. Nothing is captured.' },
    { mode: 'lose', effect: 'Captures the payment, then drops the connection.' },
    { mode: 'hang', effect: 'Captures the payment and never answers.' },
    { mode: 'twice', effect: 'Sends every webhook twice.' },
  ],
  install({ app, control, stopping, clock }) {
    const till = openTill(clock);
    const url = (request: { host: string; protocol: string }) => `${request.protocol}://${request.host}`;
    app.register(paypalRoutes({ till, control, stopping, url }), { prefix: '/paypal' });
    app.register(buyerRoutes(till, { control }), { prefix: '/paypal' });
    // What a shop does on PayPal's pages: it says where its webhooks go.
    app.put('/api/paypal/webhook', (request, reply) => {
      const { client_id: clientId, url: listener } = webhook.parse(request.body);
      till.listeners.set(clientId, listener);
      return reply.code(204).send();
    });
    app.get('/api/paypal/orders', (_request, reply) =>
      reply.send({ orders: [...till.orders.values()], refunds: till.refunds }),
    );
    return {
      facts: (sandboxUrl) => [
        { label: 'PAYPAL_URL', value: `${sandboxUrl}/paypal` },
        {
          label: 'PAYPAL_CLIENT_ID',
          value: 'any, and any PAYPAL_WEBHOOK_ID; a PAYPAL_SECRET that starts with wrong is refused',
        },
        {
          label: 'Webhooks',
          value:
            'go to /webhooks/paypal at the address that buyers return to, or where PUT /api/paypal/webhook says',
        },
        { label: 'Captured orders', value: `${sandboxUrl}/api/paypal/orders` },
      ],
    };
  },
};
