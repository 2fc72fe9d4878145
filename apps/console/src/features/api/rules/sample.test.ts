import { expect, test } from 'vitest';
import { commandOf, isJsonObject, laidOut, sampleOf } from '#features/api/rules/sample.ts';

test('begins a body with what has to be there', () => {
  const schema = {
    type: 'object',
    required: ['order_id', 'to', 'state', 'list', 'part', 'kind', 'any'],
    properties: {
      order_id: { type: 'string' },
      to: { type: 'integer' },
      state: { type: 'string', enum: ['open', 'paused'] },
      list: { type: 'array' },
      part: {
        type: 'object',
        required: ['on'],
        properties: { on: { type: 'boolean' }, more: { type: 'string' } },
      },
      kind: { anyOf: [{ type: 'number', const: 1 }, { type: 'string' }] },
      any: {},
      reason: { type: 'string' },
      filled: { type: 'string', default: 'x' },
    },
  };
  expect(sampleOf(schema)).toEqual({
    order_id: '',
    to: 0,
    state: 'open',
    list: [],
    part: { on: false },
    kind: 1,
    any: null,
  });
});

test('knows an object from what is none', () => {
  expect(isJsonObject('{"a": 1}')).toBe(true);
  for (const text of ['', '{', '[]', '7', 'null', '"x"'])
    expect([text, isJsonObject(text)]).toEqual([text, false]);
});

test('writes a command that a shell takes as it is, without the key', () => {
  expect(commandOf('https://x/api/v1/A', `{"name":"Sam's"}`)).toBe(
    `curl -X POST 'https://x/api/v1/A' \\\n  -H "Authorization: Bearer $KEY" \\\n  -H 'Content-Type: application/json' \\\n  -d '{"name":"Sam'\\''s"}'`,
  );
});

test('lays JSON out, and leaves the rest alone', () => {
  expect(laidOut('{"a":[1]}')).toBe('{\n  "a": [\n    1\n  ]\n}');
  expect(laidOut('said 500')).toBe('said 500');
});
