import type { FastifyPluginCallback } from 'fastify';
import { z } from 'zod';
import { answerBy } from '#controls/answer';
import type { ProviderContext } from '#providers/provider';
import { lowerKeys } from './lower-keys.ts';
import type { Terminals } from './terminals.ts';

const pairing = z.object({ username: z.string(), password: z.string(), paircode: z.string() });
const uuid = z.uuid();
const tokenBody = z.object({
  secret: z.string(),
  posname: z.string().min(1),
  posversion: z.string().min(1),
  posid: uuid,
  posvendorid: uuid,
});

type At = Pick<ProviderContext, 'control' | 'stopping'> & { terminals: Terminals };

/** Linkly's first host: a pinpad is paired once, and a token fetched with what that gave. */
export function authRoutes({ terminals, control, stopping }: At): FastifyPluginCallback {
  return (app, _options, done) => {
    app.post('/pairing/cloudpos', (request, reply) => {
      const body = pairing.safeParse(lowerKeys(request.body));
      if (!body.success) return reply.code(400).send({ message: 'Bad request' });
      const { username, password, paircode: pairCode } = body.data;
      const refused = () => reply.code(401).send({ message: 'Invalid pair code' });
      return answerBy(
        { request, reply },
        { control, stopping, refused, failed: () => reply.code(503).send() },
        () => {
          const secret = terminals.pair({ username, password, pairCode });
          return () => (secret ? reply.send({ secret }) : refused());
        },
      );
    });
    app.post('/tokens/cloudpos', (request, reply) => {
      const body = tokenBody.safeParse(lowerKeys(request.body));
      if (!body.success) return reply.code(400).send({ message: 'Bad request' });
      const refused = () => reply.code(401).send({ message: 'Unknown secret' });
      return answerBy(
        { request, reply },
        { control, stopping, refused, failed: () => reply.code(503).send() },
        () => {
          const token = terminals.token(body.data.secret);
          const { expirySeconds } = terminals.settings;
          return () => (token ? reply.send({ token, expirySeconds }) : refused());
        },
      );
    });
    done();
  };
}
