import type { FastifyReply, FastifyRequest } from 'fastify';
import { treat } from '#controls/treat';
import type { Provider, ProviderContext } from '#providers/provider';
import { readEnvelope } from './read-envelope.ts';

type Params = { project: string };

const hasKey = ({ headers, query }: FastifyRequest): boolean =>
  /\bsentry_key=\w+/.test(String(headers['x-sentry-auth'] ?? '')) ||
  Boolean((query as { sentry_key?: string }).sentry_key);

const refuse = (reply: FastifyReply, status: number, detail: string): FastifyReply =>
  reply.code(status).send({ detail });

async function take(context: ProviderContext, request: FastifyRequest, reply: FastifyReply) {
  if (!hasKey(request)) return refuse(reply, 403, 'bad sentry DSN public key');
  const read = readEnvelope(request.body as Buffer, (request.params as Params).project);
  if ('problem' in read) return refuse(reply, 400, read.problem);
  const accept = () => {
    for (const message of read.messages) context.store.add(message);
  };
  switch (await treat({ ...context, accept })) {
    case 'accepted':
      return reply.send({ id: read.id });
    case 'refused':
      return refuse(reply.header('retry-after', '60'), 429, 'Sentry dropped data due to a quota');
    case 'failed':
      return refuse(reply, 503, 'try again later');
    case 'cut':
      reply.hijack();
      request.raw.socket.destroy();
      return undefined;
  }
}

export const errorsProvider: Provider = {
  id: 'errors',
  title: 'Errors',
  vendor: 'Sentry',
  description: 'Accepts error reports from the server and the clients, in Sentry’s envelope format.',
  inbox: { kind: 'error', path: '/errors' },
  effects: [
    { mode: 'normal', effect: 'Accepts every event straight away.' },
    { mode: 'delay', effect: 'Waits for the delay below, then accepts the event.' },
    { mode: 'refuse', effect: 'Answers 429: the quota is used up, try again in a minute.' },
    { mode: 'temporary', effect: 'Answers 503: try again later.' },
    { mode: 'drop', effect: 'Drops the connection before accepting the event.' },
    { mode: 'hang', effect: 'Accepts the event and never answers.' },
  ],
  install(context) {
    context.app.register(
      (app, _options, done) => {
        app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
        app.post('/api/:project/envelope/', (request, reply) => take(context, request, reply));
        done();
      },
      { prefix: '/sentry' },
    );
    return {
      facts: (sandboxUrl) => [
        { label: 'ERROR_REPORT_DSN', value: sandboxUrl.replace('://', '://sandbox@').concat('/sentry/1') },
      ],
    };
  },
};
