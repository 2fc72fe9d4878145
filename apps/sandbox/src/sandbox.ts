import type { AddressInfo } from 'node:net';
import { apiRoutes } from '#api/routes';
import { createControl } from '#controls/control';
import { createApp } from '#http/app';
import { createChanges } from '#http/changes';
import { acceptForms } from '#http/forms';
import { refuseOtherSites } from '#http/safety';
import { noJournal, openJournal } from '#messages/journal';
import { createStore } from '#messages/store';
import { pageRoutes } from '#pages/routes';
import { createPrinters } from '#printers/printers';
import { printerRoutes } from '#printers/routes';
import { providers } from '#providers/list';
import type { SandboxProvider } from './sandbox-parts.ts';

export type SandboxOptions = {
  port: number;
  smtpPort: number;
  host: string;
  dataDir?: string;
  clock?: () => number;
};
export type RunningSandbox = { url: string; smtpPort: number; close: () => Promise<void> };

/** A browser's connection that never asked anything counts as busy for Node, and would hold up the end. */
const closingGraceMs = 2000;

function buildSandbox({ smtpPort, host, dataDir, clock = Date.now }: Omit<SandboxOptions, 'port'>) {
  const app = createApp();
  const changes = createChanges();
  const stop = new AbortController();
  const printers = createPrinters(reachable(host), changes.announce);
  const store = createStore({
    journal: dataDir ? openJournal(dataDir) : noJournal,
    onChange: changes.announce,
  });
  const installed = providers.map((about): SandboxProvider => {
    const control = createControl(changes.announce);
    const place = { app, host, publicHost: reachable(host), smtpPort, clock, announce: changes.announce };
    return { about, control, installed: about.install({ ...place, store, control, stopping: stop.signal }) };
  });
  const url = () => `http://${reachable(host)}:${(app.server.address() as AddressInfo).port}`;
  const sandbox = { store, providers: installed, url };

  app.register(async (own) => {
    acceptForms(own);
    refuseOtherSites(own);
    changes.route(own);
    apiRoutes(own, sandbox);
    pageRoutes(own, sandbox);
    printerRoutes(own, printers);
  });

  async function close(): Promise<void> {
    stop.abort();
    changes.close();
    const force = setTimeout(() => app.server.closeAllConnections(), closingGraceMs).unref();
    await Promise.all([app.close(), printers.close(), ...installed.map((each) => each.installed.close?.())]);
    clearTimeout(force);
  }
  return { app, sandbox, close };
}

export async function startSandbox({ port, ...options }: SandboxOptions): Promise<RunningSandbox> {
  const { app, sandbox, close } = buildSandbox(options);
  try {
    for (const { installed } of sandbox.providers) await installed.listen?.();
    await app.listen({ port, host: options.host });
  } catch (error) {
    await close();
    throw error;
  }
  const mail = sandbox.providers.find(({ about }) => about.id === 'mail');
  return { url: sandbox.url(), smtpPort: mail?.installed.ownPort?.() ?? 0, close };
}

/** The address to give to others: "every interface" is none that a client can open. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
