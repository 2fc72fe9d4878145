import type { Config } from '#config';
import { readDsn } from '#providers/errors/dsn';
import { type ErrorPort, noErrorReports } from '#providers/errors/port';
import { sentryErrors } from '#providers/errors/sentry';

type Warn = { warn(facts: object, text: string): void };

/** Without a DSN, errors stand in the log alone. */
export function chooseErrorPort(config: Config, log: Warn, clock: () => number): ErrorPort {
  const dsn = config.errorReportDsn === undefined ? undefined : readDsn(config.errorReportDsn);
  if (!dsn) return noErrorReports;
  const environment = config.production ? 'production' : 'development';
  const warn = (why: string) => log.warn({ why }, 'errors are not being reported');
  return sentryErrors({ dsn, environment, clock, warn });
}
