import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../scripts/chromium.ts';
import journeys from './playwright.config.ts';

/** How the product feels under a finger: measured and printed, never judged by a clock in a test. */
export default defineConfig({
  ...journeys,
  testDir: './feel',
  workers: 1,
  reporter: 'line',
  // As people have it, pictures and all.
  projects: [{ name: 'feel', use: { launchOptions: chromiumLaunch } }],
});
