import type { Provider } from '#providers/provider';
import { buyerRoutes, claimRoutes } from './buyer-routes.ts';
import { openInvoices } from './invoices.ts';
import { btcpayRoutes } from './routes.ts';

export const cryptoProvider: Provider = {
  id: 'crypto',
  title: 'Cryptocurrency',
  vendor: 'BTCPay Server',
  description:
    'Makes invoices, shows the buyer a page to pay them, and tells the product by webhook. No coin moves.',
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
    const invoices = openInvoices(clock);
    app.register(btcpayRoutes({ invoices, control, stopping }), { prefix: '/btcpay/api/v1/stores/:storeId' });
    app.register(buyerRoutes(invoices, { control }), { prefix: '/btcpay' });
    app.register(claimRoutes(invoices), { prefix: '/btcpay' });
    app.get('/api/crypto/invoices', (_request, reply) =>
      reply.send({ invoices: [...invoices.all.values()], refunds: invoices.refunds }),
    );
    return {
      facts: (sandboxUrl) => [
        { label: 'BTCPAY_URL', value: `${sandboxUrl}/btcpay` },
        { label: 'BTCPAY_API_KEY', value: 'any, and any BTCPAY_STORE_ID' },
        { label: 'BTCPAY_WEBHOOK_SECRET', value: 'sandbox' },
        { label: 'Webhooks', value: 'go to /webhooks/btcpay at the address that buyers return to' },
        { label: 'What was paid', value: `${sandboxUrl}/api/crypto/invoices` },
      ],
    };
  },
};
