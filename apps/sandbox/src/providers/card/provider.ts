import type { Control } from '#controls/control';
import type { Provider } from '#providers/provider';
import { openBank } from './bank.ts';
import { gatewayRoutes } from './gateway-routes.ts';
import { graphqlRoutes } from './graphql-routes.ts';

type Page = Omit<Provider, 'install' | 'id' | 'vendor'>;

/** The pages of a sandbox are installed one after the other; the last one takes the controls of the two before it. */
const pageOf = (id: string, about: Page, hand: (control: Control) => void): Provider => ({
  ...about,
  id,
  vendor: 'Braintree',
  install(context) {
    hand(context.control);
    return { facts: () => [] };
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
  description: 'What became of a sale, as the recovery asks it.',
  effects: [
    { mode: 'normal', effect: 'Every question is answered at once.' },
    { mode: 'delay', effect: 'Waits the time given below, then answers.' },
    { mode: 'temporary', effect: 'Answers 503.' },
  ],
};

/** One stand-in with three pages, so that holding, taking and asking can fail apart from each other. */
export function cardProviders(): Provider[] {
  const controls: { steps?: Control; questions?: Control } = {};
  return [
    pageOf('card-steps', STEPS, (control) => (controls.steps = control)),
    pageOf('card-questions', QUESTIONS, (control) => (controls.questions = control)),
    cardProvider(controls),
  ];
}

const cardProvider = (controls: { steps?: Control; questions?: Control }): Provider => ({
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
  ],
  install({ app, control, stopping, clock }) {
    const bank = openBank(clock);
    const { steps = control, questions = control } = controls;
    app.register(gatewayRoutes({ bank, stopping, sales: control, steps, questions }), {
      prefix: '/braintree/merchants/:merchantId',
    });
    app.register(graphqlRoutes(bank), { prefix: '/braintree' });
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
        { label: 'Amounts', value: '2000.00–2999.99 declined · 3000.00 failed · 5001.00 rejected' },
        { label: 'What was charged', value: `${url}/api/card/transactions` },
      ],
    };
  },
});
