import type { JobLane } from '#db/tables/work';
import type { TurnCounts } from '#db/turns';
import { type DatabaseParts, databaseFamilies } from '#metrics/database-metrics';
import { watchProcess } from '#metrics/process-metrics';
import { createCounter, createHistogram, type Family, gauge, prometheusText } from '#metrics/prometheus';
import { turnFamilies } from '#metrics/turn-metrics';
import { hearProviders, providerOutcomes, providers } from '#providers/heard';
import type { Telemetry } from '#telemetry';

/** What is read when somebody scrapes. */
export type Sources = Omit<DatabaseParts, 'lanes'> & {
  /** Jobs that this process works at this moment. */
  runningJobs(): Readonly<Record<JobLane, number>>;
  openStreams(): number;
  turns: { counts(): TurnCounts };
};

export type Metrics = {
  telemetry: Telemetry;
  answered(status: number): void;
  text(sources: Sources): Promise<string>;
  stop(): void;
};

function createCounters() {
  return {
    calls: createCounter({ name: 'servery_calls_total', help: 'Calls, by how they ended.' }, [
      'call',
      'outcome',
    ]),
    latency: createHistogram(
      { name: 'servery_call_seconds', help: 'How long calls took, from the body to the answer.' },
      'call',
    ),
    jobs: createCounter({ name: 'servery_jobs_worked_total', help: 'Jobs that this process worked.' }, [
      'lane',
      'outcome',
    ]),
    jobSeconds: createHistogram(
      { name: 'servery_job_seconds', help: 'How long one try of a job took.' },
      'lane',
    ),
    providers: createCounter(
      { name: 'servery_provider_requests_total', help: 'Questions to providers, by how they ended.' },
      ['provider', 'outcome'],
      providers.flatMap((provider) => providerOutcomes.map((outcome) => [provider, outcome])),
    ),
    responses: createCounter(
      { name: 'servery_http_responses_total', help: 'Answers to all requests, by class of status.' },
      ['class'],
    ),
  };
}

/** Counts what happens, and writes it down for Prometheus when it is asked. */
export function createMetrics(): Metrics {
  const counters = createCounters();
  const { calls, latency, jobs, jobSeconds, responses } = counters;
  const watched = watchProcess();
  const stopHearing = hearProviders(counters.providers.add);

  const current = ({ runningJobs, openStreams, turns }: Sources): Family[] => [
    ...turnFamilies(turns.counts()),
    gauge(
      { name: 'servery_jobs_running', help: 'Jobs that this process works now.' },
      Object.entries(runningJobs()).map(([lane, value]) => ({ labels: { lane }, value })),
    ),
    gauge({ name: 'servery_event_streams', help: 'Live streams that are open in this process.' }, [
      { value: openStreams() },
    ]),
  ];

  return {
    telemetry: {
      call: ({ call, outcome, seconds }) => {
        calls.add(call, outcome);
        latency.observe(seconds, call);
      },
      job: ({ lane, done, seconds }) => {
        jobs.add(lane, done ? 'done' : 'failed');
        jobSeconds.observe(seconds, lane);
      },
    },
    answered: (status) => responses.add(`${Math.floor(status / 100)}xx`),
    text: async (sources) => {
      const lanes = Object.keys(sources.runningJobs()) as JobLane[];
      const stored = await databaseFamilies({ ...sources, lanes });
      const counted = Object.values(counters).map((each) => each.family());
      return prometheusText([
        ...watched.families(sources.db.engine),
        ...counted,
        ...current(sources),
        ...stored,
      ]);
    },
    stop: () => {
      stopHearing();
      watched.stop();
    },
  };
}
