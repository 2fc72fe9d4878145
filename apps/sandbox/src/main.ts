import { ConfigError, readConfig } from './config.ts';
import { startSandbox } from './sandbox.ts';

async function main(): Promise<void> {
  const { url, smtpPort, close } = await startSandbox(readConfig(process.env));
  console.log(`Sandbox ready: ${url} (inbox ${url}/inbox), mail on port ${smtpPort}`);
  process.send?.({ ready: true, url, smtpPort });

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void close().finally(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', stop);
}

try {
  await main();
} catch (error) {
  console.error(`The sandbox did not start.\n${reason(error)}`);
  process.exit(1);
}

function reason(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `${error.message}\nAnother program has that port; set SANDBOX_PORT or SANDBOX_SMTP_PORT to a free one.`;
  }
  return error.stack ?? error.message;
}
