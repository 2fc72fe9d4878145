import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { demoOf, loadBrands } from '../../testing/brand-folders.ts';
import { legalRoute } from '#pages/legal-route';
import { factsText } from '#pages/shell';
import { ROOT } from '../../testing/servery.ts';

const brands = loadBrands(join(ROOT, 'brands'), 'demo');
const app = Fastify();
legalRoute(app, brands);
afterAll(() => app.close());

const get = (url: string, host = 'localhost') => app.inject({ url, headers: { host } });

test('the legal texts are those of the brand on whose host they are asked for', async () => {
  expect((await get('/api/legal/terms')).json()).toEqual(demoOf(brands).legal.terms);
  expect((await get('/api/legal/privacy', 'dune.localhost')).json()).toEqual(
    brands.byCode('dune')?.legal.privacy,
  );
  expect((await get('/api/legal/secrets')).statusCode).toBe(404);
});

test('no page carries the legal texts along', () => {
  const seen = { variant: 'web', social: {}, sendsMail: true } as const;
  expect(factsText(demoOf(brands), seen, '{}')).not.toContain('Refund policy');
});
