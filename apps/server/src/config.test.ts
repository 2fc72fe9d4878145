import { expect, test } from 'vitest';
import { readConfig } from '#config';

test('takes sensible values from an empty environment', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    production: false,
    databaseUrl: undefined,
    defaultBrand: 'demo',
  });
});

test('names every variable that is wrong, at once', () => {
  const read = () => readConfig({ PORT: 'many', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud' });
  expect(read).toThrow(/PORT is not a number[^]*DATABASE_URL is not a postgres:\/\/ address[^]*LOG_LEVEL/);
});

test('counts an empty variable as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
});
