import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('without any variable the sandbox uses its usual ports on this machine only', () => {
  expect(readConfig({})).toEqual({ port: 3001, smtpPort: 3025, host: '127.0.0.1', dataDir: undefined });
});

test('every variable is taken, and an empty one counts as not set', () => {
  expect(
    readConfig({
      SANDBOX_PORT: '4001',
      SANDBOX_SMTP_PORT: ' ',
      SANDBOX_HOST: '0.0.0.0',
      SANDBOX_DATA: '/tmp/x',
    }),
  ).toEqual({ port: 4001, smtpPort: 3025, host: '0.0.0.0', dataDir: '/tmp/x' });
});

test('a wrong port is refused with the name of each wrong variable and what it holds', () => {
  expect(() => readConfig({ SANDBOX_PORT: 'http', SANDBOX_SMTP_PORT: '70000' })).toThrow(
    'SANDBOX_PORT must be a number, but is "http"\nSANDBOX_SMTP_PORT must be 0 to 65535, but is "70000"',
  );
});
