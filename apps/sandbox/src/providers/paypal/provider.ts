import type { Provider } from '#providers/provider';
import { buyerRoutes } from './buyer-routes.ts';
import { paypalRoutes } from './routes.ts';
import { openTill } from './till.ts';

export const paypalProvider: Provider = {
  id: 'paypal',
  title: 'PayPal',
  vendor: 'PayPal Orders v2',
  description:
    'Shows the buyer a page to agree or cancel, takes the money when the product asks for it, and tells it by webhook.',
  effects: [
    { mode: 'normal', effect: 'What the buyer agreed to is taken at once.' },
    { mode: 'delay', effect: 'Waits the time given below, then takes or refunds.' },
    { mode: 'refuse', effect: 'Answers 422 INSTRUMENT_DECLINED.' },
    { mode: 'temporary', effect: 'Answers 503; nothing is taken.' },
    { mode: 'drop', effect: 'Cuts the connection; nothing is taken.' },
    { mode: 'lose', effect: 'Takes the money, then cuts the connection.' },
    { mode: 'hang', effect: 'Takes the money, and never answers.' },
    { mode: 'twice', effect: 'Sends every webhook twice.' },
  ],
  install({ app, control, stopping, clock }) {
    const till = openTill(clock);
    const url = (request: { host: string; protocol: string }) => `${request.protocol}://${request.host}`;
    app.register(paypalRoutes({ till, control, stopping, url }), { prefix: '/paypal' });
    app.register(buyerRoutes(till, { control }), { prefix: '/paypal' });
    app.get('/api/paypal/orders', (_request, reply) =>
      reply.send({ orders: [...till.orders.values()], refunds: till.refunds }),
    );
    return {
      facts: (sandboxUrl) => [
        { label: 'PAYPAL_URL', value: `${sandboxUrl}/paypal` },
        { label: 'PAYPAL_CLIENT_ID', value: 'any, and any PAYPAL_SECRET and PAYPAL_WEBHOOK_ID' },
        { label: 'Webhooks', value: 'go to /webhooks/paypal at the address that buyers return to' },
        { label: 'What was taken', value: `${sandboxUrl}/api/paypal/orders` },
      ],
    };
  },
};
