import { TEST_EVENT, webhookEvents } from '@servery/contract/webhook-events';
import { expect, test } from 'vitest';
import { isTestEvent, WEBHOOK_EVENTS } from '#webhooks/events';
import { isReceived, waitAfter, webhookUrl } from '#webhooks/rules';

test('knows every event', () => {
  expect(WEBHOOK_EVENTS).toEqual(webhookEvents);
  expect([TEST_EVENT, ...webhookEvents].filter(isTestEvent)).toEqual([TEST_EVENT]);
});

test('tries again later each time, for about a day, and then no more', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8].map((tries) => waitAfter(tries) ?? 0);
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(waits[0]).toBe(30_000);
  const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3_600_000;
  expect(hours).toBeGreaterThan(20);
  expect(hours).toBeLessThan(30);
  expect(waitAfter(9)).toBeUndefined();
});

test('takes 2xx for an answer, and nothing else', () => {
  expect([200, 204, 299].every(isReceived)).toBe(true);
  expect([0, 199, 300, 302, 404, 500].some(isReceived)).toBe(false);
});

test.each([
  ['https://tools.example.com/hook', 'https://tools.example.com/hook'],
  ['  https://tools.example.com ', 'https://tools.example.com/'],
  ['https://tools.example.com/a?b=1#c', 'https://tools.example.com/a?b=1'],
])('sends to %s', (written, kept) => expect(webhookUrl(written, '')).toBe(kept));

test.each([
  'http://tools.example.com',
  'https://who:secret@tools.example.com',
  'ftp://tools.example.com',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'tools.example.com',
  '',
])('does not send to %s', (written) => expect(webhookUrl(written, '')).toBeUndefined());

test('sends without https to the one place that the installation trusts', () => {
  expect(webhookUrl('http://localhost:3001/hook', 'http://localhost:3001')).toBe(
    'http://localhost:3001/hook',
  );
  expect(webhookUrl('http://localhost:3002/hook', 'http://localhost:3001')).toBeUndefined();
});
