import type { FastifyInstance } from 'fastify';

const HEADERS_MS = 15_000;
/** Longer than a load balancer keeps a connection that nobody uses, so that it is never cut under a request. */
const KEEP_ALIVE_MS = 72_000;
/** Longer than that again; event streams write every 20 seconds. */
const SILENT_MS = 80_000;

type Timeouts = { requestTimeoutMs: number };

/** A request that does not arrive in time is cut; an answer that takes its time is not. */
export const connectionOptions = ({ requestTimeoutMs }: Timeouts) => ({
  requestTimeout: requestTimeoutMs,
  keepAliveTimeout: KEEP_ALIVE_MS,
  connectionTimeout: SILENT_MS,
  http: {
    headersTimeout: Math.min(HEADERS_MS, requestTimeoutMs),
    // How often Node looks for those that are late.
    connectionsCheckingInterval: Math.max(50, Math.min(5000, Math.floor(requestTimeoutMs / 4))),
  },
});

/** What is too many for one process is turned away at the door, before it costs anything. */
export function boundConnections(app: FastifyInstance, most: number): void {
  app.server.maxConnections = most;
}
