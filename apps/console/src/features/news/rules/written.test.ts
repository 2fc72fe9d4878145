import { expect, test } from 'vitest';
import { letterOf, newWritten, problemsOf, segmentOf, writtenOf } from '#features/news/rules/written.ts';

test('reads the numbers that its segment needs, and no others', () => {
  expect(segmentOf({ ...newWritten, days: 'soon' })).toMatchObject({ segment: { kind: 'all' } });
  const wrong = (more: Partial<typeof newWritten>) =>
    [...problemsOf({ ...newWritten, ...more })].slice(0, -2);
  expect(wrong({ kind: 'ordered', days: 'soon' })).toEqual(['days']);
  expect(wrong({ kind: 'ordered', days: '0' })).toEqual(['days']);
  expect(wrong({ kind: 'ordered', days: '731' })).toEqual(['days']);
  expect(wrong({ kind: 'ordered', days: '730' })).toEqual([]);
  expect(wrong({ kind: 'spent', amount: '0' })).toEqual(['amount']);
  expect(wrong({ kind: 'product' })).toEqual(['product']);
  expect(segmentOf({ ...newWritten, kind: 'spent', amount: '$12.5' })).toMatchObject({
    segment: { amount: '12.50', days: 60 },
  });
});

test('is complete with a subject and a text, and comes back as it was', () => {
  expect([...problemsOf(newWritten)]).toEqual(['subject', 'text']);
  const whole = { ...newWritten, subject: 'Pies', text: 'Friday.' };
  expect([...problemsOf(whole)]).toEqual([]);
  expect(writtenOf(letterOf(whole)!)).toEqual(whole);
});
