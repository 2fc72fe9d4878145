import type { Control } from '#controls/control';
import type { Provider, ProviderContext } from '#providers/provider';
import { authRoutes } from './auth-routes.ts';
import { pinpadRoutes } from './pinpad-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { openTerminals } from './terminals.ts';

const VENDOR = 'Linkly Cloud';

const QUESTIONS: Provider['effects'] = [
  { mode: 'normal', effect: 'Answers straight away.' },
  { mode: 'delay', effect: 'Waits for the delay below, then answers.' },
  { mode: 'refuse', effect: 'Answers 400, or 401 for a pairing or a token.' },
  { mode: 'temporary', effect: 'Answers 503.' },
  { mode: 'drop', effect: 'Drops the connection.' },
];
const PAYMENTS: Provider['effects'] = [
  { mode: 'normal', effect: 'Asks for a card on the pinpad.' },
  { mode: 'delay', effect: 'Waits for the delay below, then asks for a card.' },
  { mode: 'refuse', effect: 'The bank declines.' },
  { mode: 'temporary', effect: 'Answers 503. Nothing is done.' },
  { mode: 'drop', effect: 'Drops the connection. Nothing is done.' },
  { mode: 'lose', effect: 'Asks for a card, and drops the connection.' },
  { mode: 'hang', effect: 'Asks for a card, and never answers.' },
];

type Controls = { auth?: Control; questions?: Control };

function install({ app, control, stopping, clock, announce }: ProviderContext, others: Controls) {
  const terminals = openTerminals({ clock, announce });
  const controls = { sale: control, questions: others.questions ?? control };
  app.register(authRoutes({ terminals, control: others.auth ?? control, stopping }), {
    prefix: '/linkly/auth/v1',
  });
  app.register(sessionRoutes({ terminals, controls, stopping }), { prefix: '/linkly/rest/v1/sessions' });
  app.register(pinpadRoutes(terminals));
  return {
    facts: (url: string) => [
      { label: 'Pinpads', value: `${url}/pinpad` },
      { label: 'LINKLY_AUTH_URL', value: `${url}/linkly/auth` },
      { label: 'LINKLY_URL', value: `${url}/linkly/rest` },
      { label: 'Password', value: 'pinpad-demo, with any username' },
      { label: 'What was paid', value: `${url}/api/terminal/transactions` },
    ],
  };
}

type Page = Pick<Provider, 'id' | 'title' | 'description'>;
const questionPage = (page: Page, hand: (control: Control) => void): Provider => ({
  ...page,
  vendor: VENDOR,
  effects: QUESTIONS,
  install({ control }) {
    hand(control);
    return { facts: () => [] };
  },
});

/** Three pages with a control each; the last one takes the controls of those before it. */
export function terminalProviders(): Provider[] {
  const others: Controls = {};
  const auth = {
    id: 'terminal-auth',
    title: 'Card terminal: pairing and tokens',
    description: 'Pairs a pinpad by the code on its screen, and gives out tokens.',
  };
  const questions = {
    id: 'terminal-questions',
    title: 'Card terminal: look-ups',
    description: 'What became of a payment, whether the pinpad is there, receipts and settlement.',
  };
  return [
    questionPage(auth, (control) => (others.auth = control)),
    questionPage(questions, (control) => (others.questions = control)),
    {
      id: 'terminal',
      title: 'Card terminal',
      vendor: VENDOR,
      description: 'Purchases and refunds on a pinpad with a screen of its own. No money moves.',
      effects: PAYMENTS,
      install: (context) => install(context, others),
    },
  ];
}
