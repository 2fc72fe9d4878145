import { expect, test } from 'vitest';
import { readEnvelope } from '#api/read-envelope.ts';

test('hands on the value', () => {
  const body = { ResponseCode: 'SUCCESS', Response: { user: { id: 1 } } };
  expect(readEnvelope<'ConsoleSession'>(body)).toEqual({ ok: true, value: { user: { id: 1 } } });
});

test('keeps the server’s own words when it refuses', () => {
  const body = {
    ResponseCode: 'ERROR',
    Response: ['This order has moved on. It’s Ready now', { code: 'not_allowed_now' }],
  };
  expect(readEnvelope<'ConsoleOrder.move'>(body)).toMatchObject({
    ok: false,
    kind: 'refused',
    code: 'not_allowed_now',
    message: 'This order has moved on. It’s Ready now',
  });
});

test('tells an ended session apart', () => {
  const body = { ResponseCode: 'AUTH', Response: ['Sign in to continue', { code: 'signed_out' }] };
  expect(readEnvelope<'ConsoleBoard'>(body)).toMatchObject({ kind: 'auth', code: 'signed_out' });
});

test.each([null, 'Bad gateway', {}, [1]])('takes %j as no answer at all', (body) => {
  expect(readEnvelope<'ConsoleBoard'>(body)).toMatchObject({ kind: 'network' });
});
