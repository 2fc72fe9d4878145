import type { FastifyReply, FastifyRequest } from 'fastify';
import { treat } from '#controls/treat';
import type { Provider, ProviderContext } from '#providers/provider';
import { signatureProblem } from './signature.ts';

const KEYS = { accessKey: 'sandbox', secretKey: 'sandbox-secret' };
/** What was put first goes when there are more. */
const MOST_OBJECTS = 400;

const refuse = (reply: FastifyReply, status: number, code: string): FastifyReply =>
  reply
    .code(status)
    .type('application/xml')
    .send(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`);

type Objects = Map<string, { type: string; bytes: Buffer }>;

function act(objects: Objects, { method, url, headers, body }: FastifyRequest, reply: FastifyReply) {
  const held = objects.get(url);
  switch (method) {
    case 'PUT': {
      objects.set(url, { type: headers['content-type'] ?? 'binary/octet-stream', bytes: body as Buffer });
      for (const [oldest] of objects) if (objects.size > MOST_OBJECTS) objects.delete(oldest);
      return reply.send();
    }
    case 'DELETE':
      objects.delete(url);
      return reply.code(204).send();
    default:
      return held ? reply.type(held.type).send(held.bytes) : refuse(reply, 404, 'NoSuchKey');
  }
}

async function answer(
  context: ProviderContext & { objects: Objects },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const { method, url: path, headers } = request;
  const problem = signatureProblem({ method, path, headers, body }, KEYS);
  if (problem !== undefined) return refuse(reply, 403, problem);
  switch (await treat({ ...context, accept: () => {} })) {
    case 'accepted':
      return act(context.objects, request, reply);
    case 'refused':
      return refuse(reply, 403, 'AccessDenied');
    case 'failed':
      return refuse(reply, 503, 'SlowDown');
    case 'cut':
      reply.hijack();
      request.raw.socket.destroy();
      return undefined;
  }
}

export const mediaProvider: Provider = {
  id: 'media',
  title: 'Pictures',
  vendor: 'S3',
  description: 'Keeps uploaded pictures in one bucket, and checks the signature of every request.',
  effects: [
    { mode: 'normal', effect: 'Keeps and hands out straight away.' },
    { mode: 'delay', effect: 'Waits for the delay below, then answers.' },
    { mode: 'refuse', effect: 'Answers 403: these keys may not use the bucket.' },
    { mode: 'temporary', effect: 'Answers 503: slow down.' },
    { mode: 'drop', effect: 'Drops the connection.' },
    { mode: 'hang', effect: 'Never answers.' },
  ],
  install(context) {
    const objects: Objects = new Map();
    context.app.register(
      (app, _options, done) => {
        app.removeAllContentTypeParsers();
        app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
        app.route({
          method: ['GET', 'PUT', 'DELETE'],
          url: '/pictures/*',
          handler: (request, reply) => answer({ ...context, objects }, request, reply),
        });
        done();
      },
      { prefix: '/s3' },
    );
    return {
      facts: (sandboxUrl) => [
        { label: 'MEDIA_S3_URL', value: `${sandboxUrl}/s3/pictures` },
        { label: 'MEDIA_S3_ACCESS_KEY', value: KEYS.accessKey },
        { label: 'MEDIA_S3_SECRET_KEY', value: KEYS.secretKey },
      ],
    };
  },
};
