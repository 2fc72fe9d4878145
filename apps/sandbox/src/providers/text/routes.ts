import type { FastifyError, FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { answerBy } from '#controls/answer';
import { acceptForms } from '#http/forms';
import { readable } from '#http/problems';
import type { ProviderContext } from '#providers/provider';
import { listPage, listQuery } from './list-page.ts';
import { readSend } from './read-send.ts';
import { twilioError, type TwilioError } from './twilio-error.ts';
import { textMessage, twilioMessage } from './twilio-message.ts';

type Params = { accountSid: string; sid: string };

export function twilioRoutes(context: ProviderContext): FastifyPluginCallback {
  return (app, _options, done) => {
    acceptForms(app);
    app.addHook('onRequest', async (request, reply) => {
      if (!isSignedIn(request)) return fail(reply, twilioError(20_003, 'Authenticate', 401));
    });
    app.setErrorHandler((error: FastifyError, _request, reply) => {
      const status = error.statusCode ?? 500;
      fail(
        reply,
        twilioError(20_000 + status, status < 500 ? error.message : 'Internal server error', status),
      );
    });
    app.setNotFoundHandler((request, reply) => fail(reply, notFound(request.url)));

    app.post('/Messages.json', (request, reply) => sendText(context, request, reply));
    app.get('/Messages.json', (request, reply) => {
      const query = listQuery.safeParse(request.query);
      if (!query.success) return fail(reply, twilioError(20_001, readable(query.error)));
      const { accountSid } = request.params as Params;
      return reply.send(listPage(context.store, { ...query.data, accountSid }));
    });
    app.get('/Messages/:sid.json', (request, reply) => {
      const { accountSid, sid } = request.params as Params;
      const message = context.store.get(sid);
      if (message?.headers['account-sid'] !== accountSid) return fail(reply, notFound(request.url));
      return reply.send(twilioMessage(message, 'delivered'));
    });
    done();
  };
}

async function sendText(
  context: ProviderContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const read = readSend(request.body);
  if (read.error) return fail(reply, read.error);
  const message = textMessage(read.send, (request.params as Params).accountSid);
  return answerBy(
    { request, reply },
    {
      ...context,
      refused: () => fail(reply, twilioError(21_610, 'Attempt to send to unsubscribed recipient')),
      failed: () => fail(reply, twilioError(20_503, 'Service unavailable', 503)),
    },
    () => {
      context.store.add(message);
      return () => reply.code(201).send(twilioMessage(message, read.send.From ? 'queued' : 'accepted'));
    },
  );
}

/** Any token will do, but a sender that mixes up its accounts should find out here. */
function isSignedIn(request: FastifyRequest): boolean {
  const [scheme, encoded = ''] = (request.headers.authorization ?? '').split(' ');
  const [user = '', token = ''] = Buffer.from(encoded, 'base64').toString().split(':');
  const { accountSid } = request.params as Params;
  return scheme?.toLowerCase() === 'basic' && token !== '' && (user === accountSid || user.startsWith('SK'));
}

function notFound(url: string): TwilioError {
  return twilioError(20_404, `The requested resource ${url} was not found`, 404);
}

function fail(reply: FastifyReply, error: TwilioError): FastifyReply {
  return reply.code(error.status).send(error);
}
