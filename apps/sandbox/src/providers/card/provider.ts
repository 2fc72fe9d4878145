import type { Control } from '#controls/control';
import type { InstalledProvider, Provider } from '#providers/provider';
import { appleGatewayRoutes } from './apple-session.ts';
import { openBank } from './bank.ts';
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
  title: 'Cards: taking and giving back',
  description: 'Submitting for settlement, voiding and refunding.',
  effects: [
    { mode: 'normal', effect: 'Every step is done at once.' },
    { mode: 'delay', effect: 'Waits the time given below, then does it.' },
    { mode: 'refuse', effect: 'Answers 403: nothing is done.' },
    { mode: 'temporary', effect: 'Answers 503: nothing is done.' },
    { mode: 'drop', effect: 'Cuts the connection; nothing is done.' },
    { mode: 'lose', effect: 'Does it, then cuts the connection.' },
    { mode: 'hang', effect: 'Does it, and never answers.' },
  ],
};

const QUESTIONS: Page = {
  title: 'Cards: questions',
  description: 'What became of a sale, as the recovery asks it, and nonces for kept cards.',
  effects: [
    { mode: 'normal', effect: 'Every question is answered at once.' },
    { mode: 'delay', effect: 'Waits the time given below, then answers.' },
    { mode: 'temporary', effect: 'Answers 503.' },
  ],
};

const WALLETS: Page = {
  title: 'Apple Pay and Google Pay',
  description:
    'Tells the browser that a shop is one, and turns what a wallet hands over into a nonce. What happens to the sale is on the page of the cards.',
  effects: [
    { mode: 'normal', effect: 'Every wallet is taken at once.' },
    { mode: 'delay', effect: 'Waits the time given below, then takes it.' },
    { mode: 'refuse', effect: 'Answers 422: the shop or the token is not known.' },
    { mode: 'temporary', effect: 'Answers 503.' },
    { mode: 'drop', effect: 'Cuts the connection; nothing is done.' },
    { mode: 'lose', effect: 'Makes the nonce, then cuts the connection.' },
    { mode: 'hang', effect: 'Makes the nonce, and never answers.' },
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
    'Turns cards into nonces for the browser, and holds money on them for the server. No bank is asked.',
  effects: [
    { mode: 'normal', effect: 'Every sale is authorised, as far as card and amount allow.' },
    { mode: 'delay', effect: 'Waits the time given below, then authorises.' },
    { mode: 'refuse', effect: 'Declines every sale: Do Not Honor.' },
    { mode: 'temporary', effect: 'Answers 503; nothing is charged.' },
    { mode: 'drop', effect: 'Cuts the connection; nothing is charged.' },
    { mode: 'lose', effect: 'Authorises, then cuts the connection before the answer.' },
    { mode: 'hang', effect: 'Authorises, and never answers.' },
    { mode: 'challenge', effect: 'The bank of every card asks its owner, in a frame of the shop’s page.' },
  ],
  install({ app, control, stopping, clock }) {
    const bank = openBank(clock);
    const { steps = control, questions = control, wallets = control } = controls;
    app.register(gatewayRoutes({ bank, stopping, sales: control, steps, questions }), {
      prefix: '/braintree/merchants/:merchantId',
    });
    app.register(graphqlRoutes({ bank, control }), { prefix: '/braintree' });
    app.register(clientApiRoutes({ bank, wallets, stopping }), {
      prefix: '/braintree/merchants/:merchantId/client_api',
    });
    app.register(challengeRoutes(bank), { prefix: '/braintree/three_d_secure' });
    app.register(appleGatewayRoutes({ control: wallets, stopping }), { prefix: '/applepay' });
    app.get('/api/card/transactions', (_request, reply) => reply.send({ transactions: bank.all() }));
    return {
      facts: (url) => [
        { label: 'BRAINTREE_URL', value: `${url}/braintree` },
        { label: 'BRAINTREE_GRAPHQL_URL', value: `${url}/braintree/graphql` },
        { label: 'BRAINTREE_MERCHANT_ID', value: 'any, and any public and private key' },
        { label: 'BRAINTREE_TOKENIZATION_KEY', value: 'sandbox_anything_anything' },
        {
          label: 'Cards that work',
          value: '4111 1111 1111 1111 · 5555 5555 5555 4444 · Amex 3782 822463 10005',
        },
        {
          label: 'Cards that are declined',
          value: '4000 1111 1111 1115 · 5105 1051 0510 5100 · Amex 3787 344936 71000',
        },
        { label: 'Card whose bank asks', value: '4000 0000 0000 1091' },
        { label: 'Amounts', value: '2000.00–2999.99 declined · 3000.00 failed · 5001.00 rejected' },
        { label: 'What was charged', value: `${url}/api/card/transactions` },
      ],
    };
  },
});
