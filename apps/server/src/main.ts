import { flushCompileCache } from 'node:module';
import { ConfigError, readConfig } from '#config';
import { BrandError } from '#brand/brand-error';
import { MigrationError } from '#db/migrate';
import { prepareDemo } from '#db/seed/prepare';
import { errorFacts } from '#providers/errors/port';
import { buildServer, type Server } from '#server';
import { holdsDemo } from '#stores/settings';
import { makeSetUpLink, SET_UP_LINK_MS } from '#stores/set-up';

const LAST_WORDS_MS = 2000;
const DEMO_IN_PRODUCTION =
  'This database holds the demo venues, and everybody knows their passwords. ' +
  'For production choose another folder by SERVERY_DATA, or an empty database by DATABASE_URL. ' +
  'To look at the demo, start without NODE_ENV=production.';

/** Nobody knows what state is left behind an error that nobody caught: it is told, and the process ends. */
function endOnCrash({ app, errors }: Server): void {
  let ending = false;
  const end = async (error: unknown): Promise<void> => {
    app.log.fatal({ err: error }, 'the server crashed');
    if (ending) return;
    ending = true;
    errors.report({
      from: 'server',
      what: 'the server crashed',
      error: errorFacts(error),
      tags: {},
      fatal: true,
    });
    await errors.settled(LAST_WORDS_MS);
    process.exit(1);
  };
  process.on('uncaughtException', (error: unknown) => void end(error));
}

/** Before anybody hears that it is ready: a stop that comes at once finishes what was begun, too. */
function stopOnSignal(server: Server): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    void server.close().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', stop);
}

/** While nobody works here yet, whoever reads this is the one who sets it up. */
async function sayHowToSetUp({ db }: Server, url: string): Promise<void> {
  const token = await db.write((tx) => makeSetUpLink(tx, Date.now()));
  if (token === undefined) return;
  const site = url.replace('127.0.0.1', 'localhost').replace(/\/$/, '');
  console.log(
    `\n  This installation has no venue yet. Set yours up here; the link works once, for ${SET_UP_LINK_MS / 3_600_000} hours:\n\n  ${site}/console/set-up#${token}\n`,
  );
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const server = await buildServer(config);
  if (config.production && (await server.db.read(holdsDemo))) {
    await server.close();
    throw new ConfigError(DEMO_IN_PRODUCTION);
  }
  endOnCrash(server);
  stopOnSignal(server);
  if (process.env['SERVERY_DEMO'] === '1')
    await prepareDemo(server.db, { production: config.production, now: Date.now() });
  const address = await server.listen();
  await sayHowToSetUp(server, config.publicUrl ?? address);
  process.send?.({ ready: true, address });
  // Kept now, and not at a good end alone: a server that loses its power starts as fast the next time.
  flushCompileCache();
  // Pages that cannot be made now are made when somebody asks for them.
  server.warmUp().catch((error: unknown) => server.app.log.warn({ err: error }, 'pages are not warm'));
  server.app.log.info({ address, engine: server.db.engine }, 'ready');
}

main().catch((error: unknown) => {
  const readable =
    error instanceof ConfigError || error instanceof BrandError || error instanceof MigrationError;
  console.error(readable ? error.message : error);
  process.exit(1);
});
