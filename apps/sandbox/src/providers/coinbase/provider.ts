import type { Provider } from '#providers/provider';
import { buyerRoutes } from './buyer-routes.ts';
import { openCheckouts } from './checkouts.ts';
import { coinbaseRoutes } from './routes.ts';

export const coinbaseProvider: Provider = {
  id: 'coinbase',
  title: 'Cryptocurrency',
  vendor: 'Coinbase Checkouts',
  description:
    'Makes checkouts, shows the buyer a page to pay them, and tells the product by webhook. No coin moves.',
  effects: [
    { mode: 'normal', effect: 'Answers every call straight away.' },
    { mode: 'delay', effect: 'Waits for the delay below, then answers.' },
    { mode: 'refuse', effect: 'Answers 400.' },
    { mode: 'temporary', effect: 'Answers 503.' },
    { mode: 'drop', effect: 'Drops the connection. Nothing is done.' },
    { mode: 'lose', effect: 'Does it, then drops the connection.' },
    { mode: 'hang', effect: 'Does it and never answers.' },
    { mode: 'twice', effect: 'Sends every webhook twice.' },
  ],
  install({ app, control, stopping, clock }) {
    const checkouts = openCheckouts(clock);
    app.register(coinbaseRoutes({ checkouts, control, stopping }), { prefix: '/coinbase/api/v1' });
    app.register(buyerRoutes(checkouts, { control }), { prefix: '/coinbase' });
    app.get('/api/coinbase/checkouts', (_request, reply) =>
      reply.send({ checkouts: [...checkouts.all.values()], refunds: checkouts.refunds }),
    );
    return {
      facts: (sandboxUrl) => [
        { label: 'COINBASE_URL', value: `${sandboxUrl}/coinbase/api/v1` },
        { label: 'COINBASE_KEY_NAME', value: 'any, and any private key in COINBASE_KEY_SECRET' },
        { label: 'COINBASE_WEBHOOK_SECRET', value: 'sandbox' },
        { label: 'Webhooks', value: 'go to /webhooks/coinbase at the address that buyers return to' },
        { label: 'What was paid', value: `${sandboxUrl}/api/coinbase/checkouts` },
      ],
    };
  },
};
