import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { googleAddresses } from '#providers/address/google';
import type { AddressQuery } from '#providers/address/port';

type Asked = { url: string; headers: Record<string, unknown>; body: unknown };

/** A service that keeps what it is asked and answers the same each time. */
async function listening(answer: object, status = 200) {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const body = request.method === 'POST' ? await json(request) : undefined;
    asked.push({ url: request.url ?? '', headers: request.headers, body });
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { asked, port: googleAddresses(base, 'secret-key') };
}
const near = { lat: -32.05, long: 115.74, radiusKm: 100 };
const query: AddressQuery = { kind: 'address', text: '8 nor', session: 's-1', countries: ['AU'], near };

test('addresses only, of the given countries, biased around the store [ORD-209]', async () => {
  const { asked, port } = await listening({});
  expect(await port.suggest(query)).toEqual([]);
  expect(asked[0]?.body).toEqual({
    input: '8 nor',
    sessionToken: 's-1',
    includedRegionCodes: ['au'],
    includedPrimaryTypes: ['street_address', 'premise', 'subpremise', 'route'],
    languageCode: 'en-AU',
    // 100 km were asked for; the service takes 50 at most.
    locationBias: { circle: { center: { latitude: -32.05, longitude: 115.74 }, radius: 50_000 } },
  });
  expect(asked[0]?.headers['x-goog-api-key']).toBe('secret-key');
});

test('a search for places asks for towns and suburbs, in Australia and New Zealand [ORD-052]', async () => {
  const { asked, port } = await listening({});
  await port.suggest({ ...query, kind: 'place', countries: ['AU', 'NZ'], near: undefined });
  expect(asked[0]?.body).toMatchObject({
    includedRegionCodes: ['au', 'nz'],
    includedPrimaryTypes: ['locality', 'sublocality', 'postal_town'],
  });
  expect(asked[0]?.body).not.toHaveProperty('locationBias');
});

test('the details of a place are asked for in the session of its search, with a mask', async () => {
  const { asked, port } = await listening({
    addressComponents: [{ longText: 'Hay Street', types: ['route'] }],
  });
  expect(await port.resolve('a/b', 's-1')).toMatchObject({
    address1: 'Hay Street',
    street_number: '',
    postcode: '',
  });
  expect(asked[0]?.url).toBe('/v1/places/a%2Fb?sessionToken=s-1&languageCode=en-AU');
  expect(asked[0]?.headers['x-goog-fieldmask']).toContain('addressComponents');
});

test.each([
  [{ suggestions: 'none' }, 200],
  [{ error: { code: 429 } }, 429],
])('an answer that makes no sense is a failure, not an empty list (%#)', async (answer, status) => {
  const { port } = await listening(answer, status);
  await expect(port.suggest(query)).rejects.toThrow('the address service answered');
});
