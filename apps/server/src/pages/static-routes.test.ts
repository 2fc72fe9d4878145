import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import type { Brands } from '#brand/load';
import { staticRoutes } from '#pages/static-routes';

const root = mkdtempSync(join(tmpdir(), 'servery-media-'));
const folder = join(root, 'brands/demo');
mkdirSync(join(folder, 'pics'), { recursive: true });
writeFileSync(join(folder, 'pics/waffle.svg'), '<svg/>');
writeFileSync(join(folder, 'pics/bowl.svg'), '<svg/>');
mkdirSync(join(root, 'dist/media/demo/pics'), { recursive: true });
writeFileSync(join(root, 'dist/media/demo/pics/waffle-240.webp'), 'made');
const app = Fastify();
const brands = { all: [{ code: 'demo', folder }] } as unknown as Brands;
staticRoutes(app, { root, brands, gallery: false });
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

  test('is not there under any other name', async () => {
    for (const path of ['pics/soup-240.webp', 'pics/bowl-240.png', 'pics/bowl', 'pics/bowl-.webp'])
      expect((await get(path))[0]).toBe(404);
  });
});
