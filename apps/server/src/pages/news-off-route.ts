import { clientAddress } from '@servery/domain/limits/client-address';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { NEWS_OFF } from '@servery/domain/news/rules';
import type { ServerParts } from '#server-parts';
import { leaveByLink } from '#stores/news/leave';

const query = z.object({ t: z.string().min(1).max(100) });
const BODY_LIMIT = 4096;
/** A mail program of many people posts from a few addresses. */
const PER_MINUTE = 600;

/**
 * RFC 8058: a mail program ends somebody's news by a POST, in whichever form it likes and without a session. It is told
 * the same whether the link is known or not. A GET is a page of the client, and changes nothing.
 */
export function newsOffRoute(app: FastifyInstance, parts: ServerParts): void {
  void app.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, _body, done) =>
      done(null),
    );
    own.post(NEWS_OFF, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const { db, clock, rateLimit } = parts;
      const now = clock();
      reply.type('text/plain; charset=utf-8');
      if (!rateLimit.allows(`news-off:${clientAddress(request.ip)}`, PER_MINUTE, now))
        return reply.code(429).send('Too many requests');
      const { data } = query.safeParse(request.query);
      if (data) await db.write((tx) => leaveByLink(tx, data.t, { place: 'mail_program', now }));
      return reply.send('OK');
    });
  });
}
