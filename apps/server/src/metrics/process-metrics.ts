import { monitorEventLoopDelay } from 'node:perf_hooks';
import { APP_VERSION } from '@servery/contract/envelope';
import { type Family, gauge } from '#metrics/prometheus';

const NANOS = 1e9;
const RESOLUTION_MS = 20;

/** Node measures from one timer to the next: what is above their distance is late. */
const late = (nanos: number): number => Math.max(0, nanos / NANOS - RESOLUTION_MS / 1000);

export type ProcessMetrics = { families(engine: string): Family[]; stop(): void };

/** Names as every Prometheus client of Node has them, so that ready-made dashboards fit. */
export function watchProcess(): ProcessMetrics {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const startedAt = Date.now() / 1000 - process.uptime();

  const lag = (): Family => {
    const samples = [
      { labels: { quantile: '0.5' }, value: late(delay.percentile(50)) },
      { labels: { quantile: '0.99' }, value: late(delay.percentile(99)) },
      { labels: { quantile: '1' }, value: late(delay.max) },
    ];
    delay.reset();
    return gauge(
      { name: 'servery_event_loop_lag_seconds', help: 'How late timers ran since the last scrape.' },
      samples,
    );
  };

  return {
    families: (engine) => {
      const { rss, heapUsed, external } = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      return [
        gauge({ name: 'servery_build_info', help: 'Always 1; the labels say what runs.' }, [
          { labels: { version: APP_VERSION, node: process.versions.node, engine }, value: 1 },
        ]),
        gauge({ name: 'process_start_time_seconds', help: 'When this process began.' }, [
          { value: startedAt },
        ]),
        gauge({ name: 'process_resident_memory_bytes', help: 'Memory that this process holds.' }, [
          { value: rss },
        ]),
        gauge({ name: 'nodejs_heap_size_used_bytes', help: 'JavaScript objects in memory.' }, [
          { value: heapUsed },
        ]),
        gauge({ name: 'nodejs_external_memory_bytes', help: 'Buffers beside the JavaScript heap.' }, [
          { value: external },
        ]),
        {
          name: 'process_cpu_seconds_total',
          help: 'Processor time that this process took.',
          type: 'counter',
          samples: [{ value: (user + system) / 1e6 }],
        },
        lag(),
      ];
    },
    stop: () => delay.disable(),
  };
}
