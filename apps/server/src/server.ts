import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Brands } from '#brand/brands';
import type { KeptBrands } from '#brand/keep-brands';
import { openBrands } from '#brand/open-brands';
import { type Venues, keepVenues } from '#venues/venues';
import { type Config, ROOT } from '#config';
import type { Database } from '#db/database';
import { migrate } from '#db/migrate';
import type { Turns } from '#db/turns';
import { apiRoute, refuseInEnvelope } from '#http/api-route';
import { callOrder } from '#http/call-order';
import { keyRoute } from '#http/key-route';
import { newsOffRoute } from '#pages/news-off-route';
import { healthRoutes } from '#http/health-routes';
import { boundConnections, connectionOptions } from '#http/connections';
import { refuseUnknown, securityHeaders } from '#http/security-headers';
import type { CallParts } from '#http/run-call';
import { actions } from '#actions/all';
import type { ServerParts } from '#server-parts';
import { settingsOf } from '#server-settings';
import { keepHouse } from '#jobs/delete-old-rows';
import { serverWorker } from '#jobs/server-worker';
import type { Worker } from '#jobs/worker';
import { createBus, type LiveBus } from '#live/bus';
import { eventsRoute } from '#live/events-route';
import { uploadRoute } from '#http/upload-route';
import { metricsRoute } from '#metrics/metrics-route';
import type { Metrics } from '#metrics/server-metrics';
import { watchServer } from '#metrics/watch-server';
import { openDatabase } from '#live/open-database';
import { createPrerender, noPrerender } from '#prerender/prerender';
import { brandRoute } from '#pages/brand-route';
import { legalRoute } from '#pages/legal-route';
import { type PageMaker, pageMaker } from '#pages/page-maker';
import { pageRoutes } from '#pages/page-route';
import { robotsRoute } from '#pages/robots';
import { orderShell } from '#pages/shell';
import { mailGallery } from '#pages/mail-gallery';
import { previewMessages } from '#messages/preview';
import { staticRoutes } from '#pages/static-routes';
import { applePayRoutes } from '#payments/apple-pay-route';
import { createPayments, type Payments } from '#payments/payments';
import { paypalReturnRoute } from '#payments/paypal-return-route';
import { epsonRoute } from '#printing/epson-route';
import { starRoute } from '#printing/star-route';
import { webhookRoutes } from '#payments/webhook-routes';
import { chooseErrorPort } from '#providers/errors/choose';
import type { ErrorPort } from '#providers/errors/port';
import { reportingLog } from '#providers/errors/reporting-log';
import { socialReturnRoutes } from '#providers/social/return-route';
import { createSealer } from '#safety/seal';
import { refuseUnknownKeys } from '#safety/sealed-rows';
import { secretKeys } from '#safety/secret-keys';

const HANG_UP_MS = 20;
const LAST_REPORTS_MS = 1000;
/** Of an installation with many, nobody waits for the pages of all. */
const MOST_WARMED = 12;

export type Server = {
  app: FastifyInstance;
  db: Database;
  brands: Brands;
  errors: ErrorPort;
  turns: Turns;
  /** Starts to listen and to work; answers the address. */
  listen(): Promise<string>;
  /** Makes the pages that customers will ask for first, so that nobody waits for them. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
};

/** The contract's own schemas check what comes in; Fastify need not load a validator and a serialiser beside them. */
const noSchemas = () => () => {
  throw new Error('Routes have no schema: a call is checked by its contract');
};

function createApp(config: Config): FastifyInstance {
  const app = Fastify({
    ...connectionOptions(config),
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomBytes(6).toString('hex'),
    trustProxy: config.trustProxy,
    bodyLimit: 256 * 1024,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  });
  boundConnections(app, config.maxConnections);
  if (!config.mailUrl) app.log.warn('MAIL_URL is not set: customers get no mail');
  return app;
}

/** How customers of a brand reach it: one that claims the public address there, another at its own host. */
function brandUrl(
  brandCode: string,
  config: Config,
  { app, brands }: { app: FastifyInstance; brands: Brands },
): string {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const url = new URL(config.publicUrl ?? `http://localhost:${port}`);
  const hosts = brands.byCode(brandCode)?.hosts ?? [];
  const isThere = brandCode === config.defaultBrand || hosts.includes(url.hostname);
  const host = isThere ? undefined : hosts[0];
  if (host !== undefined) url.hostname = host;
  return url.href.replace(/\/$/, '');
}

/** When another process changed the menu, what this one keeps of it is thrown away. */
const followMenus = (bus: LiveBus, venues: Venues): void => {
  bus.listen((event) => {
    if (event.type === 'menu') venues.forget(event.menu_name);
  });
};

/** Whom the page speaks to when somebody pays by card or wallet. */
const cardHosts = ({ braintree: card, googlePay }: Config['payments']) =>
  card && { url: card.graphqlUrl, live: card.live, google: !!googlePay?.environment };

/** The pages of the order client, where it was built. */
function customerPages(app: FastifyInstance, config: Config, parts: ServerParts): PageMaker | undefined {
  robotsRoute(app);
  const dist = join(ROOT, 'apps/order/dist');
  if (!existsSync(join(dist, 'index.html'))) return undefined;
  const pageFor = pageMaker({
    ...parts,
    shell: orderShell(dist, cardHosts(config.payments)),
    prerender: config.prerender ? createPrerender(join(ROOT, 'apps/order'), parts.log) : noPrerender,
    publicUrl: config.publicUrl ?? '',
  });
  pageRoutes(app, parts.brands, pageFor);
  return pageFor;
}

function reporting(
  config: Config,
  app: FastifyInstance,
  clock: () => number,
): Pick<ServerParts, 'log' | 'errors'> {
  const errors = chooseErrorPort(config, app.log, clock);
  return { log: reportingLog(app.log, errors), errors };
}

type RouteParts = CallParts & { bus: LiveBus; metrics: Metrics; worker: Worker; brands: KeptBrands };

/** Every address that the server answers at. */
function routes(app: FastifyInstance, config: Config, parts: RouteParts) {
  securityHeaders(app, parts);
  refuseUnknown(app);
  refuseInEnvelope(app, parts);
  healthRoutes(app, parts);
  apiRoute(app, parts);
  keyRoute(app, parts);
  uploadRoute(app, parts);
  newsOffRoute(app, parts);
  socialReturnRoutes(app);
  webhookRoutes(app, parts);
  paypalReturnRoute(app, parts);
  applePayRoutes(app, parts, config.payments.applePay?.associationFile);
  const streams = eventsRoute(app, { ...parts, maxStreamsPerAddress: config.maxStreamsPerAddress });
  const sources = { ...parts, runningJobs: parts.worker.running, openStreams: streams.open };
  metricsRoute(app, config, { metrics: parts.metrics, sources });
  legalRoute(app, parts.brands);
  brandRoute(app, parts);
  staticRoutes(app, {
    root: ROOT,
    brandsDir: config.brandsDir,
    brands: parts.brands,
    pictures: parts.pictures,
    gallery: !config.production,
  });
  const publicUrl = (brandCode: string) => brandUrl(brandCode, config, { app, brands: parts.brands });
  starRoute(app, { ...parts, publicUrl });
  epsonRoute(app, { ...parts, publicUrl });
  if (!config.production)
    mailGallery(app, { ...parts, previews: (brand) => previewMessages(brand, { ...parts, publicUrl }) });
  return customerPages(app, config, parts);
}

/** Nobody is paid through an account whose keys this server cannot open: it does not start. */
async function openPayments(
  app: FastifyInstance,
  config: Config,
  { db, brands, log }: Pick<ServerParts, 'db' | 'brands' | 'log'>,
): Promise<Payments> {
  const sealer = createSealer(secretKeys(config));
  await refuseUnknownKeys(db, sealer);
  if (config.databaseUrl && !config.secretKeys)
    app.log.warn(
      'SECRETS_KEY is not set: stored secrets are sealed with a key in SERVERY_DATA of this machine',
    );
  const siteUrl = (brandCode: string) => brandUrl(brandCode, config, { app, brands });
  return createPayments(config.payments, { sealer, log, siteUrl });
}

/** A connection that answers its last request after the stop began would be kept open for the next one. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const hangUp = setInterval(() => app.server.closeIdleConnections(), HANG_UP_MS);
  await app.close();
  clearInterval(hangUp);
}

async function drawFirst({ all }: Brands, pageFor: PageMaker | undefined): Promise<void> {
  for (const brand of all.slice(0, MOST_WARMED)) await pageFor?.(brand, 'web', `/menu/${brand.menu_name}`);
}

/** What tests put in the place of somebody else's servers, where no setting leads elsewhere. */
export type Replaced = Partial<Pick<ServerParts, 'hostProof'>>;

export async function buildServer(
  config: Config,
  clock: () => number = Date.now,
  replaced: Replaced = {},
): Promise<Server> {
  const app = createApp(config);
  const bus = createBus();
  let wake = () => {};
  const warn = (err: unknown) => app.log.warn({ err }, 'live link');
  const { db, link } = await openDatabase(config, { bus, wakeJobs: () => wake() }, warn);
  await migrate(db);
  const report = reporting(config, app, clock);
  const brands = await openBrands(config, { db, bus, ...report, now: clock() });
  const payments = await openPayments(app, config, { db, brands, log: report.log });
  const venues = keepVenues(clock, payments.offerAt);
  followMenus(bus, venues);
  const { metrics, telemetry, stop: stopWatching } = watchServer(config, app.log, clock);
  const parts: ServerParts = {
    db,
    brands,
    readBrand: brands.read,
    brandTexts: brands.texts,
    venues,
    clock,
    payments,
    telemetry,
    ...report,
    ...settingsOf(config),
    ...replaced,
  };
  const urlOf = (brandCode: string) => brandUrl(brandCode, config, { app, brands });
  const { worker, close: closeMail } = serverWorker(config, parts, urlOf);
  wake = worker.wake;
  const stopSweeping = keepHouse(parts);

  const order = callOrder(config, db.engine);
  const pageFor = routes(app, config, { ...parts, ...order, actions, bus, metrics, worker, brands });

  return {
    app,
    db,
    brands,
    errors: parts.errors,
    turns: order.turns,
    listen: async () => {
      const address = await app.listen({ port: config.port, host: config.host });
      worker.start();
      return address;
    },
    warmUp: () => drawFirst(brands, pageFor),
    close: async () => {
      await closeApp(app);
      await worker.stop();
      stopSweeping();
      brands.close();
      closeMail();
      await link?.close();
      await db.close();
      await Promise.all([parts.errors.settled(LAST_REPORTS_MS), stopWatching()]);
    },
  };
}
