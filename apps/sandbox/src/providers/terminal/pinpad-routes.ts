import type { FastifyPluginCallback } from 'fastify';
import { z } from 'zod';
import { acceptForms } from '#http/forms';
import { refuseOtherSites } from '#http/safety';
import { html, type Html } from '#pages/html';
import { layout } from '#pages/layout';
import { type Key, keys, type Pinpad, type Step } from './pinpad.ts';
import type { Terminals } from './terminals.ts';

const press = z.object({ key: z.enum(keys) });
const change = z.object({ hands: z.enum(['person', 'tap']).optional() });
const settings = z.object({ expirySeconds: z.int().min(1) });

const money = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

const ASKS: Readonly<Record<Exclude<Step, 'idle'>, string>> = {
  card: 'PRESENT CARD',
  pin: 'KEY PIN',
  signature: 'SIGN RECEIPT',
};

function screenOf({ power, line, step, running, pairCode }: Pinpad): string[] {
  if (!power) return ['', ''];
  if (running && step !== 'idle')
    return [`${running.txnType === 'R' ? 'REFUND' : 'PURCHASE'} ${money(running.cents)}`, ASKS[step]];
  if (!line) return ['NO CONNECTION', ''];
  return ['READY', `PAIR ${pairCode.slice(0, 3)} ${pairCode.slice(3)}`];
}

const LABELS: Readonly<Record<Key, string>> = {
  tap: 'Tap a card',
  half: 'Bank approves half',
  insert: 'Insert a card',
  pin: 'Enter the PIN',
  'wrong-pin': 'Enter a wrong PIN',
  sign: 'Sign',
  decline: 'Bank declines',
  timeout: 'Let it time out',
  cancel: 'Press cancel',
  power: 'Power',
  line: 'Line',
};
const BY_STEP: Readonly<Record<Step, readonly Key[]>> = {
  idle: [],
  card: ['tap', 'half', 'insert', 'sign', 'decline', 'timeout', 'cancel'],
  pin: ['pin', 'wrong-pin', 'decline', 'timeout', 'cancel'],
  signature: ['sign', 'decline', 'cancel'],
};

const button = (key: Key, label: string, quiet = false): Html =>
  html`<button class="button${quiet && ' quiet'}" name="key" value="${key}">${label}</button>`;

function padView(pinpad: Pinpad): Html {
  const { id, step, power, line, paper } = pinpad;
  const [first, second] = screenOf(pinpad);
  return html`<section class="card pinpad" aria-label="Pinpad ${id}">
    <h2>${id}</h2>
    <p class="pinpad-screen" data-off="${power ? 0 : 1}"><span>${first}</span><span>${second}</span></p>
    <form class="actions" method="post" action="/pinpad/${id}">
      ${power && BY_STEP[step].map((key) => button(key, LABELS[key]))}
      ${button('line', line ? 'Cut the line' : 'Connect the line', true)}
      ${button('power', power ? 'Switch off' : 'Switch on', true)}
    </form>
    ${paper.length > 0 && html`<pre class="pinpad-paper">${paper.join('\n')}</pre>`}
  </section>`;
}

const page = ({ pinpads }: Terminals): string =>
  layout({
    title: 'Pinpads',
    section: 'providers',
    main: html`<div class="page">
      <h1>Pinpads <span class="soft">stand-in for Linkly Cloud</span></h1>
      <p class="lead">
        Pair one with any username, the password pinpad-demo and the code on its screen. What is paid then
        waits here for a card.
      </p>
      <div class="cards" id="pinpads" data-live>${[...pinpads.values()].map(padView)}</div>
    </div>`,
  });

const shown = (pinpad: Pinpad) => {
  const { id, pairCode, power, line, hands, step } = pinpad;
  return { id, pairCode, power, line, hands, step, screen: screenOf(pinpad) };
};

/** The pinpads with their screens and keys, for people and for tests. */
export function pinpadRoutes(terminals: Terminals): FastifyPluginCallback {
  return (app, _options, done) => {
    acceptForms(app);
    refuseOtherSites(app);
    type Params = { Params: { id: string } };
    app.get('/pinpad', (_request, reply) => reply.type('text/html; charset=utf-8').send(page(terminals)));
    app.post<Params>('/pinpad/:id', (request, reply) => {
      terminals.press(terminals.pinpad(request.params.id), press.parse(request.body).key);
      return reply.redirect('/pinpad', 303);
    });
    app.get('/api/pinpad', (_request, reply) =>
      reply.send({ pinpads: [...terminals.pinpads.values()].map(shown) }),
    );
    app.get<Params>('/api/pinpad/:id', (request, reply) =>
      reply.send(shown(terminals.pinpad(request.params.id))),
    );
    app.put<Params>('/api/pinpad/:id', (request, reply) => {
      const pinpad = terminals.pinpad(request.params.id);
      Object.assign(pinpad, change.parse(request.body));
      terminals.announce();
      return reply.send(shown(pinpad));
    });
    app.post<Params>('/api/pinpad/:id/press', (request, reply) => {
      const done = terminals.press(terminals.pinpad(request.params.id), press.parse(request.body).key);
      return reply.code(done ? 200 : 409).send(shown(terminals.pinpad(request.params.id)));
    });
    app.put('/api/terminal/settings', (request, reply) => {
      Object.assign(terminals.settings, settings.parse(request.body));
      return reply.send(terminals.settings);
    });
    app.get('/api/terminal/transactions', (_request, reply) =>
      reply.send({ transactions: [...terminals.sessions.values()] }),
    );
    done();
  };
}
