import { expect, test } from 'vitest';
import { startForTest, type TestSandbox } from '#testing/start-for-test';
import { places } from './places.ts';

const headers = { 'x-goog-api-key': 'any', 'content-type': 'application/json' };
async function search({ url }: TestSandbox, body: object, sent: Record<string, string> = headers) {
  const init = { method: 'POST', headers: sent, body: JSON.stringify(body) };
  const response = await fetch(`${url}/google/v1/places:autocomplete`, init);
  return {
    status: response.status,
    body: (await response.json()) as { suggestions?: Array<{ placePrediction: { placeId: string } }> },
  };
}
const details = async ({ url }: TestSandbox, id: string, mask = 'id') => {
  const init = { headers: { ...headers, ...(mask && { 'x-goog-fieldmask': mask }) } };
  const response = await fetch(`${url}/google/v1/places/${id}`, init);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

test('a few hundred addresses are known, each once', () => {
  expect(places.length).toBeGreaterThan(300);
  expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
});

test('an address is suggested and told in Google’s form', async () => {
  const sandbox = await startForTest();
  const { body } = await search(sandbox, { input: '21 napol' });
  expect(body).toMatchObject({
    suggestions: [{ placePrediction: { structuredFormat: { mainText: { text: '21 Napoleon Street' } } } }],
  });
  const id = body.suggestions?.[0]?.placePrediction.placeId;
  expect(await details(sandbox, id ?? '')).toMatchObject({
    status: 200,
    body: { formattedAddress: '21 Napoleon Street, Cottesloe WA 6011, Australia' },
  });
});

test('what Google refuses is refused here: no key, no mask, an unknown place, too many types', async () => {
  const sandbox = await startForTest();
  const keyless = { 'content-type': 'application/json' };
  expect((await search(sandbox, { input: 'x' }, keyless)).status).toBe(403);
  expect((await details(sandbox, 'nowhere', '')).status).toBe(400);
  expect((await details(sandbox, 'nowhere')).status).toBe(404);
  const many = { input: 'x', includedPrimaryTypes: ['a', 'b', 'c', 'd', 'e', 'f'] };
  expect(await search(sandbox, many)).toMatchObject({
    status: 400,
    body: { error: { status: 'INVALID_ARGUMENT' } },
  });
});

test('the control makes the service fail for as many calls as asked', async () => {
  const sandbox = await startForTest();
  await sandbox.call('PUT', '/api/control/address', { mode: 'temporary', times: 1 });
  expect((await search(sandbox, { input: 'hay' })).status).toBe(503);
  expect((await search(sandbox, { input: 'hay' })).status).toBe(200);
});

test('nothing found is an empty object, as Google says it', async () => {
  expect((await search(await startForTest(), { input: 'zzzz' })).body).toEqual({});
});
