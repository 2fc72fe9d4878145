import type { FastifyReply, FastifyRequest } from 'fastify';
import { treat } from '#controls/treat';
import type { Provider, ProviderContext } from '#providers/provider';

async function take(context: ProviderContext, request: FastifyRequest, reply: FastifyReply) {
  if (!request.headers['webhook-signature']) return reply.code(400).send({ detail: 'nobody signed this' });
  switch (await treat({ ...context, accept: () => {} })) {
    case 'accepted':
      return reply.send({ received: request.headers['webhook-id'] });
    case 'refused':
      return reply.code(410).send({ detail: 'gone' });
    case 'failed':
      return reply.code(503).send({ detail: 'try again later' });
    case 'cut':
      reply.hijack();
      request.raw.socket.destroy();
      return undefined;
  }
}

export const toolsProvider: Provider = {
  id: 'tools',
  title: 'A venue’s tool',
  vendor: 'Standard Webhooks',
  description: 'Takes what a venue’s webhooks tell it, as a bookkeeping or stock tool would.',
  effects: [
    { mode: 'normal', effect: 'Answers 200 straight away.' },
    { mode: 'delay', effect: 'Waits for the delay below, then answers 200.' },
    { mode: 'refuse', effect: 'Answers 410: there is nothing here any more.' },
    { mode: 'temporary', effect: 'Answers 503: try again later.' },
    { mode: 'drop', effect: 'Drops the connection.' },
    { mode: 'hang', effect: 'Never answers.' },
  ],
  install(context) {
    context.app.register(
      (app, _options, done) => {
        app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
        app.post('/hook', (request, reply) => take(context, request, reply));
        done();
      },
      { prefix: '/tools' },
    );
    return { facts: (sandboxUrl) => [{ label: 'Webhook address', value: `${sandboxUrl}/tools/hook` }] };
  },
};
