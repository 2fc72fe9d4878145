import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StaticFile } from '#pages/files';

const FOR_EVER = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';
/** A page names files of one build: after the next one it leads to nothing. */
const ASKED_FOR = 'no-cache';

export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  sent: { file: StaticFile; hashed: boolean; isPage?: boolean },
): FastifyReply {
  const { file } = sent;
  reply
    .header('content-type', file.type)
    .header('cache-control', sent.hashed ? FOR_EVER : sent.isPage ? ASKED_FOR : AN_HOUR)
    .header('etag', file.etag)
    .header('vary', 'accept-encoding')
    // Mails and the venue's own site may show a picture of ours.
    .header('cross-origin-resource-policy', 'cross-origin');
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  const accepts = request.headers['accept-encoding'] ?? '';
  const brotli = accepts.includes('br') ? file.brotli() : undefined;
  if (brotli) return reply.header('content-encoding', 'br').send(brotli);
  const gzip = accepts.includes('gzip') ? file.gzip() : undefined;
  return gzip ? reply.header('content-encoding', 'gzip').send(gzip) : reply.send(file.plain);
}
