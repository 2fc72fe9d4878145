type Labels = Readonly<Record<string, string>>;
export type Sample = { suffix?: string; labels?: Labels; value: number };
export type About = { name: string; help: string };
/** Metrics of one name. */
export type Family = About & { type: 'counter' | 'gauge' | 'histogram'; samples: readonly Sample[] };

const escaped = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
const quoted = (text: string): string => `"${escaped(text).replaceAll('"', '\\"')}"`;

function labelText(labels: Labels): string {
  const parts = Object.entries(labels).map(([name, value]) => `${name}=${quoted(value)}`);
  return parts.length > 0 ? `{${parts.join(',')}}` : '';
}

const numberText = (value: number): string => (value === Infinity ? '+Inf' : String(value));

const familyText = ({ name, help, type, samples }: Family): string =>
  [
    `# HELP ${name} ${escaped(help)}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(
      ({ suffix = '', labels = {}, value }) => `${name}${suffix}${labelText(labels)} ${numberText(value)}`,
    ),
    '',
  ].join('\n');

/** The text format 0.0.4 of Prometheus. */
export const prometheusText = (families: readonly Family[]): string => families.map(familyText).join('');

export const gauge = (about: About, samples: readonly Sample[]): Family => ({
  ...about,
  type: 'gauge',
  samples,
});

const labelled = (names: readonly string[], values: readonly string[]): Labels =>
  Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']));

export type Counter = { add(...values: string[]): void; family(): Family };

/** Values of labels must come from lists of ours: each new one is kept for as long as the process lives. */
/** Those of `known` are there from the start: what begins with its first failure has not risen yet. */
export function createCounter(
  about: About,
  names: readonly string[],
  known: readonly (readonly string[])[] = [],
): Counter {
  const counts = new Map<string, { labels: Labels; value: number }>(
    known.map((values) => [values.join('\0'), { labels: labelled(names, values), value: 0 }]),
  );
  return {
    add: (...values) => {
      const key = values.join('\0');
      const held = counts.get(key);
      if (held) held.value += 1;
      else counts.set(key, { labels: labelled(names, values), value: 1 });
    },
    family: () => ({ ...about, type: 'counter', samples: [...counts.values()] }),
  };
}

/** From a page that is kept in memory to a provider that lets somebody wait. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30] as const;

type Measured = { label: string; within: number[]; sum: number; count: number };
export type Histogram = { observe(seconds: number, label: string): void; family(): Family };

function samplesOf(name: string, { label, within, sum, count }: Measured): Sample[] {
  const labels = { [name]: label };
  let below = 0;
  const buckets = SECONDS.map((most, at) => {
    below += within[at] ?? 0;
    return { suffix: '_bucket', labels: { ...labels, le: String(most) }, value: below };
  });
  return [
    ...buckets,
    { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
    { suffix: '_sum', labels, value: sum },
    { suffix: '_count', labels, value: count },
  ];
}

export function createHistogram(about: About, name: string): Histogram {
  const measured = new Map<string, Measured>();
  return {
    observe: (seconds, label) => {
      let held = measured.get(label);
      if (!held) {
        held = { label, within: SECONDS.map(() => 0), sum: 0, count: 0 };
        measured.set(label, held);
      }
      const bucket = SECONDS.findIndex((most) => seconds <= most);
      if (bucket >= 0) held.within[bucket] = (held.within[bucket] ?? 0) + 1;
      held.sum += seconds;
      held.count += 1;
    },
    family: () => ({
      ...about,
      type: 'histogram',
      samples: [...measured.values()].flatMap((each) => samplesOf(name, each)),
    }),
  };
}
