import { expect, test } from 'vitest';
import { join } from 'node:path';
import { loadBrands } from '../../testing/brand-folders.ts';
import { ROOT } from '../../testing/servery.ts';
import { cardPolicy, factsText, openFacts } from '#pages/shell';

const stand = { url: 'http://localhost:3001/braintree/graphql', live: false, google: false };
const vendor = { url: 'https://payments.sandbox.braintree-api.com/graphql', live: false, google: false };
const all = (hosts: object): string => Object.values(hosts).join('');

test('a page without a card provider speaks to nobody', () => {
  expect(all(cardPolicy(undefined))).toBe('');
});

test('with a stand-in it speaks to that alone, loads no script of a vendor, and frames its bank', () => {
  expect(cardPolicy(stand)).toEqual({
    script: '',
    frame: ' http://localhost:3001',
    connect: ' http://localhost:3001',
  });
});

test('Braintree and the banks behind it are let in where they are used, Google only with its keys', () => {
  expect(cardPolicy(vendor).script).toContain('https://*.braintreegateway.com');
  expect(cardPolicy(vendor).frame).toContain('https://*.cardinalcommerce.com');
  expect(all(cardPolicy(vendor))).not.toContain('google');
  const google = cardPolicy({ ...vendor, google: true });
  for (const hosts of [google.script, google.frame, google.connect])
    expect(hosts).toContain('https://pay.google.com');
});

const demo = () => {
  const brand = loadBrands(join(ROOT, 'brands')).byCode('demo');
  if (!brand) throw new Error('there is no demo brand');
  return brand;
};

test('a page has the brand’s own pictures: of its folder, or uploaded', () => {
  const brand = demo();
  const shown = (of: typeof brand) =>
    (JSON.parse(factsText(of, { variant: 'web', social: {}, sendsMail: true }, '{}')) as { brand: object })
      .brand;
  expect(shown(brand)).toMatchObject({ logo_url: '/media/demo/logo.svg', hero_url: '/media/demo/hero.svg' });
  const own = { ...brand, pictures: { ...brand.pictures, logo: 'uploads/a1.webp' } };
  expect(shown(own)).toMatchObject({ logo_url: '/media/demo/uploads/a1.webp' });
  expect(shown(own)).not.toHaveProperty('pictures');
});

test('a page offers to sign in with whom this server has keys for, where the brand wants it', () => {
  const brand = demo();
  const apple = { clientId: 'shop', authoriseUrl: '', verify: () => Promise.reject(new Error('not asked')) };
  expect(openFacts(brand, { apple }).social_sign_in).toMatchObject({ apple: true, google: false });
  const without = { ...brand, social_sign_in: { ...brand.social_sign_in, apple: false } };
  expect(openFacts(without, { apple }).social_sign_in).toMatchObject({ apple: false, google: false });
});
