import fastify, { type FastifyInstance } from 'fastify';
import { answerProblems } from './problems.ts';
import { secureHeaders } from './safety.ts';

const maxBodyBytes = 1024 * 1024;
/** A token of the card vault holds its card; the router's own limit is 100. */
const maxParamLength = 1000;

export function createApp(): FastifyInstance {
  const app = fastify({ bodyLimit: maxBodyBytes, routerOptions: { maxParamLength } });
  secureHeaders(app);
  answerProblems(app);
  return app;
}
