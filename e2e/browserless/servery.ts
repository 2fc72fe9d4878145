import { serverForScreens, type VenueIs } from '../../apps/server/testing/for-screens.ts';
import { startSandbox } from '../../apps/sandbox/src/sandbox.ts';
import { messages, providersEnv, type Coins, type Servery } from '../servery.ts';
import { holdDate, type TestClock } from './clock.ts';

export type Options = { coins?: Coins; terminals?: boolean };
export type ScreenServery = Servery & { venueIs: VenueIs };
type Given = Required<Options> & { seeded: string; now: number };

/** Goes on from the moment that the venue was seeded at. */
function clockFrom(moment: number): TestClock {
  const start = performance.now();
  return { now: () => moment + performance.now() - start };
}

/** A whole product for one test: server, sandbox and a fresh demo venue, in this process. */
export async function openServery({
  coins,
  terminals,
  seeded,
  now,
}: Given): Promise<ScreenServery & { clock: TestClock; close(): Promise<void> }> {
  const clock = clockFrom(now);
  holdDate(clock);
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, host: '127.0.0.1', clock: clock.now });
  const server = await serverForScreens(seeded, () => Math.floor(clock.now()), {
    MAIL_URL: `smtp://127.0.0.1:${sandbox.smtpPort}`,
    ...providersEnv(sandbox.url.replace('127.0.0.1', 'localhost'), coins, terminals),
  });
  return {
    url: server.url,
    venueIs: server.venueIs,
    sandbox: sandbox.url,
    mailsTo: (address) => messages(sandbox.url, 'mail', address),
    textsTo: (number) => messages(sandbox.url, 'text', number),
    errors: () => messages(sandbox.url, 'error', ''),
    clock,
    close: async () => {
      await server.close();
      await sandbox.close();
    },
  };
}
