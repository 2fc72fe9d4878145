import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { inEachServery, type Servery } from '../../testing/servery.ts';

/** One request as it is written, for methods that fetch refuses to send. */
const raw = (servery: Servery, method: string): Promise<string> =>
  new Promise((done, failed) => {
    const { hostname, port } = new URL(servery.url);
    const socket = connect(Number(port), hostname, () =>
      socket.end(
        `${method} /menu HTTP/1.1\r\nHost: ${hostname}\r\nCookie: a=secret\r\nConnection: close\r\n\r\n`,
      ),
    );
    let said = '';
    socket.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
    socket.on('close', () => done(said));
    socket.on('error', failed);
  });

const PAGES = ['/', '/checkout', '/kiosk/', '/console/', '/ui/'];
const OTHERS = [
  '/api/ping',
  '/api/legal/terms',
  '/api/legal/nothing',
  '/api/events?board=1',
  '/healthz',
  '/robots.txt',
  '/media/demo/logo.svg',
  '/assets/nothing.js',
  '/payments/paypal/return',
  '/kiosk',
];

inEachServery('every answer', (servery) => {
  const headersOf = async (path: string) =>
    (await fetch(servery().url + path, { redirect: 'manual' })).headers;

  test.each([...PAGES, ...OTHERS])(
    'is taken for what it says it is, and tells no other site: %s',
    async (path) => {
      const headers = await headersOf(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('access-control-allow-origin')).toBe(null);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("base-uri 'none'");
      expect(policy).toMatch(/object-src 'none'|default-src 'none'/);
      expect(policy).not.toContain('unsafe-eval');
      expect(/script-src[^;]*unsafe-inline/.test(policy)).toBe(false);
    },
  );

  test.each(OTHERS)('that is no page runs nothing when it is opened as one: %s', async (path) => {
    const policy = (await headersOf(path)).get('content-security-policy');
    for (const part of ["default-src 'none'", 'sandbox', "frame-ancestors 'none'"])
      expect(policy).toContain(part);
  });

  test('of the API is kept by nobody, a refusal and a stream no more than the rest', async () => {
    const post = (type: string) =>
      fetch(`${servery().url}/api`, { method: 'POST', body: 'a=1', headers: { 'content-type': type } });
    const answers = [
      await post('application/x-www-form-urlencoded'),
      await post('application/json'),
      await fetch(`${servery().url}/api/events?board=1`),
      await fetch(`${servery().url}/api/events?menu=banksia-kitchen`),
    ];
    for (const { headers, body } of answers) {
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('content-type')).toContain('charset=utf-8');
      await body?.cancel();
    }
  });

  test('on plain http does not ask for https', async () => {
    expect((await headersOf('/')).get('strict-transport-security')).toBe(null);
  });

  test.each(['TRACE', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND'])(
    'to %s is a refusal that echoes nothing',
    async (method) => {
      const said = await raw(servery(), method);
      expect(said).toMatch(/^HTTP\/1\.1 (400|405) /);
      expect(said).not.toContain('secret');
      expect(said).not.toContain('/menu');
    },
  );
});

describe('where customers come by https', () => {
  inEachServery(
    'every answer',
    (servery) => {
      test.each(['/', '/console/', '/api/ping', '/media/demo/logo.svg', '/nothing/here.php'])(
        'asks for https for a year, below its host too: %s',
        async (path) => {
          const { headers } = await fetch(servery().url + path);
          expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
        },
      );
    },
    { PUBLIC_URL: 'https://order.example.com' },
  );
});
