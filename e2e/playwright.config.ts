import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../scripts/chromium.ts';

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  retries: 0,
  expect: { timeout: 10_000 },
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
