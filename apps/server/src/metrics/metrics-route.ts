import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#config';
import type { Metrics, Sources } from '#metrics/server-metrics';

/** Whoever asks more often gets the same text. */
const KEPT_MS = 1000;
const TYPE = 'text/plain; version=0.0.4; charset=utf-8';

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;
const OWN_NAME = /^(?:localhost|127\.0\.0\.1|\[?::1\]?)$/;
const PASSED_ON = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/** Somebody on this machine, and not a proxy on it that asks for somebody else. */
const isFromHere = ({ socket, headers, hostname }: FastifyRequest): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  OWN_NAME.test(hostname) &&
  PASSED_ON.every((name) => headers[name] === undefined);

const digest = (text: string): Buffer => hash('sha256', text, 'buffer');

const hasToken = ({ headers }: FastifyRequest, token: string): boolean =>
  timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));

type Access = Pick<Config, 'metricsToken' | 'publicUrl' | 'trustProxy'>;
type Verdict = 'shown' | 'token asked for' | 'hidden';

/**
 * With a token, whoever has it. Without one only this machine, and only while nothing says that a proxy stands in
 * front: one that runs here and adds no header looks like anybody else here.
 */
function verdictOn(request: FastifyRequest, { metricsToken, publicUrl, trustProxy }: Access): Verdict {
  if (metricsToken !== undefined) return hasToken(request, metricsToken) ? 'shown' : 'token asked for';
  const behindProxy = publicUrl !== undefined || trustProxy !== false;
  return !behindProxy && isFromHere(request) ? 'shown' : 'hidden';
}

/** `/metrics`, for Prometheus. */
export function metricsRoute(
  app: FastifyInstance,
  config: Access,
  { metrics, sources }: { metrics: Metrics; sources: Sources },
): void {
  let scraped = 0;
  let kept: Promise<string> | undefined;
  app.addHook('onResponse', (_request, reply, done) => {
    metrics.answered(reply.statusCode);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    const verdict = verdictOn(request, config);
    if (verdict === 'hidden') return reply.callNotFound();
    if (verdict === 'token asked for')
      return reply.code(401).header('www-authenticate', 'Bearer').type('text/plain').send('Unauthorised');
    const now = performance.now();
    if (!kept || now - scraped >= KEPT_MS) {
      scraped = now;
      kept = metrics.text(sources);
    }
    return reply.type(TYPE).send(await kept);
  });
}
