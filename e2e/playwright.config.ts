import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../scripts/chromium.ts';

/** The sweep over all looks comes after the screens, by a command of its own: npm run looks. */
const LOOKS = process.env['LOOKS'] === undefined ? '**/looks.spec.ts' : [];
/** Where a picture itself is asked for, cut or measured beside words; a way through the product goes on without. */
const WITH_PICTURES =
  /\/(?:console-(?:brand|fulfilment|menu|tasks)|first-render|kiosk-offers|layout|looks|places|prerender|printing)\.spec\.ts$/;

/** Most of a journey's time is Chromium's own: what it draws is drawn plainly. */
const launchedWith = (...args: readonly string[]) => ({
  ...chromiumLaunch,
  args: [
    ...chromiumLaunch.args,
    '--disable-gpu-compositing',
    '--num-raster-threads=1',
    '--disable-lcd-text',
    ...args,
  ],
});

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // Limits end what hangs: how fast a machine is, and who else uses it, is no journey's to judge.
  timeout: 300_000,
  retries: 0,
  expect: { timeout: 60_000 },
  reporter: [['dot'], ['json']],
  projects: [
    {
      name: 'without pictures',
      testIgnore: WITH_PICTURES,
      use: { launchOptions: launchedWith('--blink-settings=imagesEnabled=false') },
    },
    {
      name: 'with pictures',
      testMatch: WITH_PICTURES,
      testIgnore: LOOKS,
      use: { launchOptions: launchedWith() },
    },
  ],
  use: {
    // Text half faded in is not how anybody reads it.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'en-AU',
    timezoneId: 'Australia/Perth',
  },
});
