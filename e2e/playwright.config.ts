import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../scripts/chromium.ts';

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  // Two cores carry two browsers, two servers and their databases: a journey that ran out of time gets one more try.
  retries: 1,
  expect: { timeout: 15_000 },
  reporter: [['dot'], ['json']],
  use: {
    launchOptions: chromiumLaunch,
    // Text half faded in is not how anybody reads it.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
    locale: 'en-AU',
    timezoneId: 'Australia/Perth',
  },
});
