import { findChromium } from './system-packages.ts';

/** How the system's Chromium is started, for journeys and for pictures of the screens. */
export const chromiumLaunch = {
  executablePath: findChromium(),
  args: [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Chromium refuses its own sandbox as root, which is what containers and CI run as.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
};
