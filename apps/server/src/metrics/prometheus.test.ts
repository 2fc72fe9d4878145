import { expect, test } from 'vitest';
import { readPrometheus } from '../../testing/prometheus.ts';
import { createCounter, createHistogram, gauge, prometheusText } from '#metrics/prometheus';

test('writes names, helps and values as the format has them, whatever is in a label', () => {
  const odd = gauge({ name: 'kitchen_lamps', help: 'One\nline \\ only.' }, [
    { labels: { room: 'a "b" \\ c\nd' }, value: 2.5 },
    { labels: { room: 'e' }, value: Infinity },
  ]);
  const text = prometheusText([odd]);
  expect(text).toBe(
    '# HELP kitchen_lamps One\\nline \\\\ only.\n# TYPE kitchen_lamps gauge\n' +
      'kitchen_lamps{room="a \\"b\\" \\\\ c\\nd"} 2.5\nkitchen_lamps{room="e"} +Inf\n',
  );
  expect(readPrometheus(text).samples.size).toBe(2);
});

test('a counter counts each set of labels by itself', () => {
  const counter = createCounter({ name: 'plates_total', help: 'Plates.' }, ['size', 'colour']);
  counter.add('big', 'white');
  counter.add('big', 'white');
  counter.add('small', 'white');
  expect(readPrometheus(prometheusText([counter.family()])).samples).toEqual(
    new Map([
      ['plates_total{size="big",colour="white"}', 2],
      ['plates_total{size="small",colour="white"}', 1],
    ]),
  );
});

test('a histogram counts a value in every bucket that it is not above, and one above all of them in the last', () => {
  const histogram = createHistogram({ name: 'wait_seconds', help: 'Waits.' }, 'who');
  for (const seconds of [0.001, 0.3, 0.5, 99]) histogram.observe(seconds, 'guest');
  const { samples } = readPrometheus(prometheusText([histogram.family()]));
  const below = (le: string) => samples.get(`wait_seconds_bucket{who="guest",le="${le}"}`);
  expect([below('0.001'), below('0.25'), below('0.5'), below('30'), below('+Inf')]).toEqual([1, 1, 3, 3, 4]);
  expect(samples.get('wait_seconds_count{who="guest"}')).toBe(4);
  expect(samples.get('wait_seconds_sum{who="guest"}')).toBeCloseTo(99.801);
});

test.each([
  'a_total 1\n',
  '# HELP a A.\n# TYPE a counter\na 1\n',
  '# HELP a A.\n# TYPE a gauge\na 1\na 2\n',
  '# HELP a A.\n# TYPE a gauge\na{b="c} 1\n',
  '# HELP a A.\n# TYPE a gauge\na 1',
])('the reader of these tests refuses what Prometheus would: %j', (text) => {
  expect(() => readPrometheus(text)).toThrow(/not Prometheus text/);
});
