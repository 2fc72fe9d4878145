import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import type { Brands } from '#brand/brands';
import { staticRoutes } from '#pages/static-routes';

const root = mkdtempSync(join(tmpdir(), 'servery-media-'));
const folder = join(root, 'brands/demo');
mkdirSync(join(folder, 'pics'), { recursive: true });
writeFileSync(join(folder, 'pics/waffle.svg'), '<svg/>');
writeFileSync(join(folder, 'pics/bowl.svg'), '<svg/>');
writeFileSync(join(folder, 'growers.html'), '<p>Mangoes</p>');
mkdirSync(join(root, 'dist/media/demo/pics'), { recursive: true });
writeFileSync(join(root, 'dist/media/demo/pics/waffle-240.webp'), 'made');
for (const name of ['brand.json', 'terms.md', '.env', '.git/config.svg', 'pics/.secret.png']) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), 'not for everybody');
}
mkdirSync(join(root, 'apps/console/dist/assets'), { recursive: true });
writeFileSync(join(root, 'apps/console/dist/index.html'), '<html><head></head></html>');
writeFileSync(join(root, 'apps/console/dist/favicon.svg'), '<svg/>');
writeFileSync(join(root, 'apps/console/dist/assets/a1.js'), '1');
const app = Fastify();
// As the server's own: nothing that is said after an answer was begun is heard.
app.addHook('onSend', (_request, _reply, _payload, done) => done());
const brands = {
  all: [{}],
  byHost: () => undefined,
  byCode: (code: string) => (code === 'demo' ? {} : undefined),
} as unknown as Brands;
const pictures = { read: () => Promise.resolve(undefined) };
staticRoutes(app, { root, brandsDir: join(root, 'brands'), brands, pictures, gallery: false });
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true, force: true });
});

const get = async (path: string) => {
  const { statusCode, headers, body } = await app.inject({ url: `/media/demo/${path}` });
  return [statusCode, headers['content-type'], body];
};

describe('a picture of a brand', () => {
  test('is served in the width that was made', async () => {
    expect(await get('pics/waffle-240.webp')).toEqual([200, 'image/webp', 'made']);
  });

  test('is served as it is where no smaller one was made yet', async () => {
    expect(await get('pics/bowl-240.webp')).toEqual([200, 'image/svg+xml; charset=utf-8', '<svg/>']);
    expect(await get('pics/waffle.svg')).toEqual([200, 'image/svg+xml; charset=utf-8', '<svg/>']);
  });

  test('is all of its folder that is served: no settings, no texts, nothing hidden', async () => {
    for (const path of ['brand.json', 'terms.md', '.env', '.git/config.svg', 'pics/.secret.png'])
      expect([path, (await get(path))[0]]).toEqual([path, 404]);
  });

  test('beside it a page of the brand may stand in our own frame, and runs no script', async () => {
    const { statusCode, headers } = await app.inject({ url: '/media/demo/growers.html' });
    expect(statusCode).toBe(200);
    const policy = String(headers['content-security-policy']);
    for (const part of ["default-src 'none'", "frame-ancestors 'self'", 'sandbox allow-popups'])
      expect(policy).toContain(part);
    expect(policy).not.toMatch(/script-src|allow-scripts|allow-same-origin/);
  });

  test('is not there under any other name', async () => {
    for (const path of ['pics/soup-240.webp', 'pics/bowl-240.png', 'pics/bowl', 'pics/bowl-.webp'])
      expect((await get(path))[0]).toBe(404);
  });
});

test.each([
  ['/console/', 'no-cache'],
  ['/console/orders', 'no-cache'],
  ['/console/assets/a1.js', 'public, max-age=31536000, immutable'],
  ['/console/favicon.svg', 'public, max-age=3600'],
  // Of the build before: nobody keeps that it is gone.
  ['/console/assets/a0.js', undefined],
])('%s is kept as %s', async (url, kept) => {
  expect((await app.inject({ url })).headers['cache-control']).toBe(kept);
});
