import { randomBytes } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ZodError } from 'zod';
import { problemPage } from '#pages/problem-page';

/** Input that a schema refused, as one line: "mode must be one of …; times must be at least 1". */
export function readable(error: ZodError): string {
  return error.issues.map(({ path, message }) => [...path, message].join(' ')).join('; ');
}

export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof ZodError) return answer(request, reply.code(400), readable(error));
    const status = error.statusCode ?? 500;
    if (status < 500) return answer(request, reply.code(status), error.message);
    const reference = randomBytes(4).toString('hex');
    process.stderr.write(`sandbox ${reference} ${request.method} ${request.url}: ${error.stack}\n`);
    return answer(request, reply.code(500), `The sandbox failed. Its log has the reason under ${reference}.`);
  });
  app.setNotFoundHandler((request, reply) =>
    answer(request, reply.code(404), 'There is nothing here. A message may have been cleared since.'),
  );
}

function answer(request: FastifyRequest, reply: FastifyReply, message: string): FastifyReply {
  const wantsPage = request.headers.accept?.includes('text/html') && !request.url.startsWith('/api/');
  if (!wantsPage) return reply.send({ error: message });
  const title = reply.statusCode === 404 ? 'Not found' : 'That did not work';
  return reply.type('text/html; charset=utf-8').send(problemPage(title, message));
}
