import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pauseDays, pauseOn, pauseProblem, pauseText } from '#standing-orders/pauses';

const today = '2026-12-01';
const day = (away: number): string => Temporal.PlainDate.from(today).add({ days: away }).toString();
const pause = (from: number, to: number) => ({ id: from, from: day(from), to: day(to), note: '' });

test('a pause takes in its first day and its last, and none beside them', () => {
  const pauses = [pause(10, 12), pause(20, 20)];
  expect([9, 10, 12, 13, 19, 20, 21].map((away) => pauseOn(pauses, day(away))?.id)).toEqual([
    undefined,
    10,
    10,
    undefined,
    undefined,
    20,
    undefined,
  ]);
});

test.each([
  ['from yesterday', pause(-1, 3), 'standing_pause_past'],
  ['backwards', pause(5, 4), 'standing_pause_past'],
  ['for 93 days', pause(0, 92), 'standing_pause_long'],
  ['for 92 days', pause(0, 91), undefined],
  ['for one day, today', pause(0, 0), undefined],
])('is refused or not: %s', (_what, wanted, code) => {
  expect(pauseProblem(wanted, { today, pauses: [] })?.code).toBe(code);
});

test('two pauses never share a day, and thirteen are too many', () => {
  const span = fc.tuple(fc.nat(60), fc.nat(8)).map(([from, days]) => pause(from, from + days));
  fc.assert(
    fc.property(fc.array(span, { maxLength: 40 }), (wanted) => {
      const taken: ReturnType<typeof pause>[] = [];
      for (const each of wanted) if (!pauseProblem(each, { today, pauses: taken })) taken.push(each);
      expect(taken.length).toBeLessThanOrEqual(12);
      for (let away = 0; away < 80; away += 1)
        expect(taken.filter((each) => pauseOn([each], day(away))).length).toBeLessThan(2);
      if (wanted[0]) expect(taken[0]).toEqual(wanted[0]);
    }),
  );
});

test('is said with its days, and why', () => {
  const dates = { from: '2026-12-24', to: '2027-01-02' };
  expect(pauseDays({ from: '2026-12-24', to: '2026-12-24' })).toBe('Thu 24 Dec');
  expect(pauseText({ ...dates, note: '' }, 'Banksia')).toBe(
    'Banksia has paused standing orders: Thu 24 Dec to Sat 2 Jan.',
  );
  expect(pauseText({ ...dates, note: 'We’re at the beach.' }, 'Banksia')).toContain(' We’re at the beach.');
});
