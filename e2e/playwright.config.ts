import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/system-packages.ts';

const executablePath = findChromium();
const args = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium refuses its own sandbox as root, which is what containers and CI run as.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['dot'], ['json']],
  use: {
    launchOptions: { executablePath, args },
    // Text half faded in is not how anybody reads it.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
    locale: 'en-AU',
    timezoneId: 'Australia/Perth',
  },
});
