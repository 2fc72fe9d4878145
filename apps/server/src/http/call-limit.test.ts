import { registry } from '@servery/contract/registry';
import { expect, test } from 'vitest';
import { mayCall } from '#http/call-limit';
import { createRateLimit } from '#http/rate-limit';
import type { SessionRecord } from '#stores/sessions';

const name = 'SubmitOrder';
const { perMinute } = registry[name];
const session = (id: number, customerId: number | null = null): SessionRecord => ({
  id,
  kind: 'customer',
  customer_id: customerId,
  person_id: null,
  brand_code: 'demo',
  venue_id: null,
  channel: 'online',
  screen_id: null,
  operator_id: null,
  operator_at: 0,
  created_at: 0,
  seen_at: 0,
  expires_at: 1,
  life_ms: 1,
});
const guest = (id: number) => ({ name, session: session(id), address: '203.0.113.9', now: 0 }) as const;

test('a session may call so often in a minute', () => {
  const limit = createRateLimit();
  const answers = Array.from({ length: perMinute + 5 }, () => mayCall(limit, guest(1)));
  expect(answers.filter(Boolean)).toHaveLength(perMinute);
});

test('a lunch queue at one address is served, and nobody gets more by opening sessions', () => {
  const limit = createRateLimit();
  const answers = Array.from({ length: perMinute * 20 }, (_, id) => mayCall(limit, guest(id)));
  expect(answers.filter(Boolean)).toHaveLength(perMinute * 10);
  expect(answers.slice(0, 300).every(Boolean)).toBe(true);
});

test('a kiosk is served beside guests who have used up what their address may do', () => {
  const limit = createRateLimit();
  for (let id = 0; id < perMinute * 10; id += 1) mayCall(limit, guest(id));
  expect(mayCall(limit, guest(99_999))).toBe(false);
  expect(mayCall(limit, { ...guest(100_000), session: session(100_000, 7) })).toBe(true);
});
