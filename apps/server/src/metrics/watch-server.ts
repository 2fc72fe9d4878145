import type { Config } from '#config';
import { createMetrics, type Metrics } from '#metrics/server-metrics';
import { sendTraces } from '#providers/traces/otlp';
import { type Telemetry, toldToAll } from '#telemetry';

type Warn = { warn(facts: object, text: string): void };
type Watch = { metrics: Metrics; telemetry: Telemetry; stop(): Promise<void> };

/** Counted for Prometheus, and traced where somebody collects that. */
export function watchServer(config: Pick<Config, 'otlp'>, log: Warn, clock: () => number): Watch {
  const metrics = createMetrics();
  const warn = (why: string) => log.warn({ why }, 'traces are not being sent');
  const traces = sendTraces(config.otlp, { clock, warn });
  return {
    metrics,
    telemetry: toldToAll([metrics.telemetry, traces.telemetry]),
    stop: () => {
      metrics.stop();
      return traces.close();
    },
  };
}
