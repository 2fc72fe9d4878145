import type { Control } from '#controls/control';
import type { InstalledProvider, Provider } from '#providers/provider';
import { appleGatewayRoutes } from './apple-session.ts';
import { merchantOf, openBanks } from './banks.ts';
import { challengeRoutes } from './challenge-routes.ts';
import { clientApiRoutes } from './client-api-routes.ts';
import { gatewayRoutes } from './gateway-routes.ts';
import { graphqlRoutes } from './graphql-routes.ts';

type Page = Omit<Provider, 'install' | 'id' | 'vendor'> & Partial<Pick<InstalledProvider, 'facts'>>;

/** The pages of a sandbox are installed one after the other; the last one takes the controls of those before it. */
const pageOf = (
  id: string,
  { facts = () => [], ...about }: Page,
  hand: (control: Control) => void,
): Provider => ({
  ...about,
  id,
  vendor: 'Braintree',
  install(context) {
    hand(context.control);
    return { facts };
  },
});

const STEPS: Page = {
  title: 'Cards: capture and refund',
  description: 'Submit for settlement, void and refund.',
  effects: [
    { mode: 'normal', effect: 'Does every step straight away.' },
    { mode: 'delay', effect: 'Waits for the delay below, then does it.' },
    { mode: 'refuse', effect: 'Answers 403. Nothing is done.' },
    { mode: 'temporary', effect: 'Answers 503. Nothing is done.' },
    { mode: 'drop', effect: 'Drops the connection. Nothing is done.' },
    { mode: 'lose', effect: 'Does it, then drops the connection.' },
    { mode: 'hang', effect: 'Does it and never answers.' },
  ],
};

const QUESTIONS: Page = {
  title: 'Cards: look-ups',
  description: 'The status of a sale, as payment recovery asks for it, and nonces for saved cards.',
  effects: [
    { mode: 'normal', effect: 'Answers straight away.' },
    { mode: 'delay', effect: 'Waits for the delay below, then answers.' },
    { mode: 'temporary', effect: 'Answers 503.' },
  ],
};

const WALLETS: Page = {
  title: 'Apple Pay and Google Pay',
  description:
    'Validates the merchant for the browser and turns a wallet’s token into a nonce. The Cards page decides what happens to the sale.',
  effects: [
    { mode: 'normal', effect: 'Accepts every wallet straight away.' },
    { mode: 'delay', effect: 'Waits for the delay below, then accepts it.' },
    { mode: 'refuse', effect: 'Answers 422: unknown merchant or token.' },
    { mode: 'temporary', effect: 'Answers 503.' },
    { mode: 'drop', effect: 'Drops the connection. Nothing is done.' },
    { mode: 'lose', effect: 'Makes the nonce, then drops the connection.' },
    { mode: 'hang', effect: 'Makes the nonce and never answers.' },
  ],
  facts: (url) => [
    { label: 'APPLE_PAY_MERCHANT_ID', value: 'any, and Apple Pay is offered through Braintree' },
    { label: 'APPLE_PAY_URL', value: `${url}/applepay, to ask Apple’s stand-in instead of Braintree` },
    { label: 'GOOGLE_PAY_MERCHANT_ID', value: 'any' },
  ],
};

type Controls = { steps?: Control; questions?: Control; wallets?: Control };

/** One stand-in with several pages, so that holding, taking, asking and wallets can fail apart from each other. */
export function cardProviders(): Provider[] {
  const controls: Controls = {};
  return [
    pageOf('card-steps', STEPS, (control) => (controls.steps = control)),
    pageOf('card-questions', QUESTIONS, (control) => (controls.questions = control)),
    pageOf('wallets', WALLETS, (control) => (controls.wallets = control)),
    cardProvider(controls),
  ];
}

const cardProvider = (controls: Controls): Provider => ({
  id: 'card',
  title: 'Cards',
  vendor: 'Braintree',
  description:
    'Turns cards into nonces for the browser and authorises payments for the server. No bank is contacted.',
  effects: [
    { mode: 'normal', effect: 'Authorises every sale that the card and amount allow.' },
    { mode: 'delay', effect: 'Waits for the delay below, then authorises.' },
    { mode: 'refuse', effect: 'Declines every sale: Do Not Honor.' },
    { mode: 'temporary', effect: 'Answers 503. Nothing is charged.' },
    { mode: 'drop', effect: 'Drops the connection. Nothing is charged.' },
    { mode: 'lose', effect: 'Authorises, then drops the connection before it answers.' },
    { mode: 'hang', effect: 'Authorises and never answers.' },
    {
      mode: 'challenge',
      effect: 'Every card’s bank asks the cardholder to confirm, in a frame on the checkout.',
    },
  ],
  install({ app, control, stopping, clock }) {
    const banks = openBanks(clock);
    const bankOf = (request: { params: unknown }) => banks.of(merchantOf(request));
    const { steps = control, questions = control, wallets = control } = controls;
    app.register(gatewayRoutes({ bankOf, stopping, sales: control, steps, questions }), {
      prefix: '/braintree/merchants/:merchantId',
    });
    app.register(graphqlRoutes({ banks, control }), { prefix: '/braintree' });
    app.register(clientApiRoutes({ bankOf, wallets, stopping }), {
      prefix: '/braintree/merchants/:merchantId/client_api',
    });
    app.register(challengeRoutes(banks), { prefix: '/braintree/three_d_secure' });
    app.register(appleGatewayRoutes({ control: wallets, stopping }), { prefix: '/applepay' });
    app.get('/api/card/transactions', (_request, reply) => reply.send({ transactions: banks.all() }));
    return {
      facts: (url) => [
        { label: 'BRAINTREE_URL', value: `${url}/braintree` },
        { label: 'BRAINTREE_GRAPHQL_URL', value: `${url}/braintree/graphql` },
        {
          label: 'BRAINTREE_MERCHANT_ID',
          value: 'any, and any public and private key but one that starts with wrong',
        },
        { label: 'BRAINTREE_TOKENIZATION_KEY', value: 'sandbox_anything_ and the merchant ID' },
        {
          label: 'Cards that work',
          value: '4111 1111 1111 1111 · 5555 5555 5555 4444 · Amex 3782 822463 10005',
        },
        {
          label: 'Declined cards',
          value: '4000 1111 1111 1115 · 5105 1051 0510 5100 · Amex 3787 344936 71000',
        },
        { label: 'Card that needs 3-D Secure', value: '4000 0000 0000 1091' },
        { label: 'Amounts', value: '2000.00–2999.99 declined · 3000.00 failed · 5001.00 rejected' },
        { label: 'What was charged', value: `${url}/api/card/transactions` },
      ],
    };
  },
});
