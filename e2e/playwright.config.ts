import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../scripts/chromium.ts';

export default defineConfig({
  testDir: './journeys',
  // The sweep over all looks comes after the screens, by a command of its own: npm run looks.
  testIgnore: process.env['LOOKS'] === undefined ? 'looks.spec.ts' : [],
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // Limits end what hangs: how fast a machine is, and who else uses it, is no journey's to judge.
  timeout: 300_000,
  retries: 0,
  expect: { timeout: 60_000 },
  reporter: [['dot'], ['json']],
  use: {
    launchOptions: chromiumLaunch,
    // Text half faded in is not how anybody reads it.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'en-AU',
    timezoneId: 'Australia/Perth',
  },
});
