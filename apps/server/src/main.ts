import { ConfigError, readConfig } from '#config';
import { BrandError } from '#brand/load';
import { prepareDemo } from '#db/seed/prepare';
import { buildServer } from '#server';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const server = await buildServer(config);
  if (process.env['SERVERY_DEMO'] === '1')
    await prepareDemo(server.db, { production: config.production, now: Date.now() });
  const address = await server.listen();
  process.send?.({ ready: true, address });
  void server.warmUp();
  server.app.log.info({ address, engine: server.db.engine }, 'ready');

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

main().catch((error: unknown) => {
  const readable = error instanceof ConfigError || error instanceof BrandError;
  console.error(readable ? error.message : error);
  process.exit(1);
});
