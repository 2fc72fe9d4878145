import { readFileSync } from 'node:fs';
import { readPrometheus } from './prometheus.ts';

/** What Prometheus would have at each scrape, and when, in seconds. */
export type Scrape = { at: number; samples: ReadonlyMap<string, number> };
type Labels = Readonly<Record<string, string>>;
type Vector = readonly { labels: Labels; value: number }[];
type Value = number | Vector;
type Match = { label: string; is: boolean; value: string };
type Node = (history: readonly Scrape[], now: number) => Value;

/** With what Prometheus adds: that it had an answer. */
export const scrapeOf = (at: number, text: string): Scrape => ({
  at,
  samples: new Map([...readPrometheus(text).samples, ['up', 1]]),
});

const TOKEN =
  /\s*(?:(?<number>\d+(?:\.\d+)?(?:e\d+)?(?![\w.]))|(?<time>\d+[smhd])|(?<name>[a-z_]\w*)|"(?<text>[^"]*)"|(?<sign>==|!=|>=|<=|[-+*/<>(){}[\],=]))/iy;
const UNIT: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400 };
const secondsOf = (time: string): number => Number(time.slice(0, -1)) * (UNIT[time.at(-1) ?? ''] ?? NaN);

const keyOf = (labels: Labels): string =>
  JSON.stringify(Object.entries(labels).toSorted(([a], [b]) => (a < b ? -1 : 1)));
const without = ({ __name__: _name, ...labels }: Labels): Labels => labels;
const vectorOf = (value: Value): Vector => (typeof value === 'number' ? [{ labels: {}, value }] : value);

function labelsOf(key: string): Labels {
  const [, name = '', inside = ''] = /^(\w+)(?:\{(.*)\})?$/.exec(key) ?? [];
  const labels = [...inside.matchAll(/(\w+)="([^"]*)"/g)].map(([, label = '', value = '']) => [label, value]);
  return { __name__: name, job: 'servery', ...Object.fromEntries(labels) };
}

type Sample = { labels: Labels; value: number };
/** Scrapes are asked again and again: what one has is looked up by name. */
const read = new WeakMap<Scrape['samples'], Map<string, [string, Sample][]>>();
function named(samples: Scrape['samples'], name: string): [string, Sample][] {
  let held = read.get(samples);
  if (!held) {
    held = Map.groupBy(
      [...samples].map(([key, value]): [string, Sample] => [key, { labels: labelsOf(key), value }]),
      ([, { labels }]) => labels['__name__'] ?? '',
    );
    read.set(samples, held);
  }
  return held.get(name) ?? [];
}

type Series = { labels: Labels; values: number[] };
function seriesIn(scrapes: readonly Scrape[], name: string, matches: readonly Match[]): Series[] {
  const found = new Map<string, Series>();
  for (const { samples } of scrapes)
    for (const [key, { labels, value }] of named(samples, name)) {
      if (!matches.every(({ label, is, value: said }) => ((labels[label] ?? '') === said) === is)) continue;
      const held = found.get(key) ?? { labels, values: [] };
      held.values.push(value);
      found.set(key, held);
    }
  return [...found.values()];
}

const OVER: Readonly<Record<string, (values: readonly number[], seconds: number) => number>> = {
  increase: (values) => (values.at(-1) ?? 0) - (values[0] ?? 0),
  rate: (values, seconds) => ((values.at(-1) ?? 0) - (values[0] ?? 0)) / seconds,
  changes: (values) => values.filter((value, at) => at > 0 && value !== values[at - 1]).length,
};
const TOGETHER: Readonly<Record<string, (values: readonly number[]) => number>> = {
  sum: (values) => values.reduce((sum, value) => sum + value, 0),
  max: (values) => Math.max(...values),
};
const SUMS: Readonly<Record<string, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
};
const COMPARES: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '==': (a, b) => a === b,
  '>': (a, b) => a > b,
  '<': (a, b) => a < b,
  '>=': (a, b) => a >= b,
};

function combine(left: Value, right: Value, of: (a: number, b: number) => number): Value {
  if (typeof left === 'number' && typeof right === 'number') return of(left, right);
  if (typeof right === 'number')
    return vectorOf(left).map(({ labels, value }) => ({ labels: without(labels), value: of(value, right) }));
  if (typeof left === 'number')
    return right.map(({ labels, value }) => ({ labels: without(labels), value: of(left, value) }));
  const others = new Map(right.map(({ labels, value }) => [keyOf(without(labels)), value]));
  return left.flatMap(({ labels, value }) => {
    const other = others.get(keyOf(without(labels)));
    return other === undefined ? [] : [{ labels: without(labels), value: of(value, other) }];
  });
}

function quantile(q: number, buckets: Vector): Vector {
  const bounds = buckets
    .map(({ labels, value }) => ({ most: labels['le'] === '+Inf' ? Infinity : Number(labels['le']), value }))
    .toSorted((a, b) => a.most - b.most);
  const wanted = q * (bounds.at(-1)?.value ?? 0);
  const at = bounds.findIndex(({ value }) => value >= wanted);
  const most = bounds[at]?.most ?? NaN;
  return wanted > 0 ? [{ labels: {}, value: most === Infinity ? (bounds.at(-2)?.most ?? NaN) : most }] : [];
}

type Token = { is: string; text: string };

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const { groups = {} } = TOKEN.exec(text) ?? {};
    const [is, found] = Object.entries(groups).find(([, each]) => each !== undefined) ?? [];
    if (is === undefined) throw new Error(`not understood: ${text}`);
    tokens.push({ is, text: found ?? '' });
  }
  return tokens;
}

/** As much of PromQL as our rules are written in; what is not in it is refused. */
class Parser {
  readonly #text: string;
  readonly #tokens: Token[];

  constructor(text: string) {
    this.#text = text;
    this.#tokens = tokensOf(text);
  }

  whole(): Node {
    const node = this.#compared();
    if (this.#tokens.length > 0) throw new Error(`${this.#text} goes on`);
    return node;
  }

  readonly #isNext = (sign: string): boolean =>
    this.#tokens[0]?.is !== 'text' && this.#tokens[0]?.text === sign;

  #take(wanted?: string): string {
    const token = this.#tokens.shift();
    if (!token || (wanted !== undefined && token.text !== wanted))
      throw new Error(`${wanted ?? 'more'} is missing in ${this.#text}`);
    return token.text;
  }

  #inside<T>(open: string, close: string, of: () => T): T {
    this.#take(open);
    const inner = of();
    this.#take(close);
    return inner;
  }

  #listed<T>(each: () => T): T[] {
    const all = [each()];
    while (this.#isNext(',')) {
      this.#take();
      all.push(each());
    }
    return all;
  }

  readonly #match = (): Match => ({ label: this.#take(), is: this.#take() === '=', value: this.#take() });

  #matches(): Match[] {
    return this.#isNext('{') ? this.#inside('{', '}', () => this.#listed(this.#match)) : [];
  }

  #over(name: string): Node {
    return this.#inside('(', ')', () => {
      const [metric, matches] = [this.#take(), this.#matches()];
      const seconds = secondsOf(this.#inside('[', ']', () => this.#take()));
      return (history, now) =>
        seriesIn(
          history.filter(({ at }) => at > now - seconds && at <= now),
          metric,
          matches,
        )
          .filter(({ values }) => values.length > 1)
          .map(({ labels, values }) => ({ labels: without(labels), value: OVER[name]!(values, seconds) }));
    });
  }

  #together(name: string): Node {
    const by = this.#isNext('by')
      ? (this.#take(), this.#inside('(', ')', () => this.#listed(() => this.#take())))
      : [];
    const inner = this.#inside('(', ')', () => this.#compared());
    return (history, now) => {
      const groups = Map.groupBy(vectorOf(inner(history, now)), ({ labels }) =>
        keyOf(Object.fromEntries(by.map((label) => [label, labels[label] ?? '']))),
      );
      return [...groups].map(([key, members]) => ({
        labels: Object.fromEntries(JSON.parse(key) as [string, string][]),
        value: TOGETHER[name]!(members.map(({ value }) => value)),
      }));
    };
  }

  #quantile(): Node {
    return this.#inside('(', ')', () => {
      const q = Number(this.#take());
      this.#take(',');
      const inner = this.#compared();
      return (history, now) => quantile(q, vectorOf(inner(history, now)));
    });
  }

  readonly #single = (): Node => {
    if (this.#isNext('(')) return this.#inside('(', ')', () => this.#compared());
    if (this.#tokens[0]?.is === 'number') {
      const value = Number(this.#take());
      return () => value;
    }
    const name = this.#take();
    if (name in OVER) return this.#over(name);
    if (name in TOGETHER) return this.#together(name);
    if (name === 'histogram_quantile') return this.#quantile();
    const matches = this.#matches();
    return (history, now) => {
      const last = history.filter(({ at }) => at === now);
      return seriesIn(last, name, matches).map(({ labels, values }) => ({ labels, value: values[0]! }));
    };
  };

  #chain(of: () => Node, signs: readonly string[]): Node {
    let left = of();
    while (signs.some(this.#isNext)) {
      const [sum, before, right] = [SUMS[this.#take()]!, left, of()];
      left = (history, now) => combine(before(history, now), right(history, now), sum);
    }
    return left;
  }

  readonly #added = (): Node => this.#chain(() => this.#chain(this.#single, ['*', '/']), ['+', '-']);

  #compared(): Node {
    const left = this.#added();
    const sign = Object.keys(COMPARES).find(this.#isNext);
    if (sign === undefined) return left;
    this.#take();
    const right = this.#added();
    return (history, now) => {
      const bound = right(history, now);
      if (typeof bound !== 'number') throw new Error(`compared with more than a number: ${this.#text}`);
      return vectorOf(left(history, now)).filter(({ value }) => COMPARES[sign]!(value, bound));
    };
  }
}

type Rule = { alert: string; expr: Node; forSeconds: number };

export function readRules(file: string): Rule[] {
  const text = readFileSync(file, 'utf8');
  return text
    .split('- alert: ')
    .slice(1)
    .map((rule) => ({
      alert: /^\w+/.exec(rule)?.[0] ?? '',
      expr: new Parser(/expr: (.*)/.exec(rule)?.[1] ?? '').whole(),
      forSeconds: secondsOf(/for: (\w+)/.exec(rule)?.[1] ?? '0s'),
    }));
}

/** The alerts that fire at the end of it, each looked at with every scrape. */
export function firing(rules: readonly Rule[], history: readonly Scrape[]): string[] {
  return rules.flatMap(({ alert, expr, forSeconds }) => {
    let since: number | undefined;
    for (const { at } of history) {
      const isTrue = vectorOf(expr(history, at)).length > 0;
      since = isTrue ? (since ?? at) : undefined;
    }
    const last = history.at(-1)?.at ?? 0;
    return since !== undefined && last - since >= forSeconds ? [alert] : [];
  });
}
