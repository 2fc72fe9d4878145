import fastify, { type FastifyInstance } from 'fastify';
import { answerProblems } from './problems.ts';
import { secureHeaders } from './safety.ts';

const maxBodyBytes = 1024 * 1024;

export function createApp(): FastifyInstance {
  const app = fastify({ bodyLimit: maxBodyBytes });
  secureHeaders(app);
  answerProblems(app);
  return app;
}
