// First: some texts are taken as soon as their file is loaded, and this says who speaks.
import { facts } from '#api/app-facts.ts';
import { type ReactNode, startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, routerFor } from '#app/app.tsx';
import { CrashPage } from '#app/crash-page.tsx';
import { queryClient } from '#app/query-client.ts';
import { keepsCookies } from '#platform/cookies.ts';
import { sendFault } from '#platform/log.ts';
import { loadVariant } from '#variants/load.ts';

addEventListener('error', ({ error, message }) => sendFault('window', error ?? message));
addEventListener('unhandledrejection', ({ reason }) => sendFault('rejection', reason));

/** Lets the browser answer a finger, or paint, between one piece of work and the next. */
const breath = () => new Promise<void>((done) => setTimeout(done));

async function client(): Promise<ReactNode> {
  // A browser that has no calendar arithmetic of its own yet loads a stand-in; the others do not.
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
  const variant = await loadVariant();
  if (variant.capabilities.includes('take_turns'))
    (await import('#state/take-turns.ts')).takeTurns(queryClient);
  await breath();
  const router = routerFor(variant);
  await breath();
  // Loaded before it is shown: what the server drew stays until the client's own is whole.
  await router.load();
  return <App variant={variant} router={router} />;
}

async function noCookies(): Promise<ReactNode> {
  const { NoCookiesPage } = await import('#features/no-cookies/no-cookies-page.tsx');
  return <NoCookiesPage />;
}

const shown = await (keepsCookies(globalThis) ? client() : noCookies()).catch((error: unknown) => (
  <CrashPage error={error} />
));
const root = document.querySelector('#root');
if (!root) throw new Error(`The page of ${facts.brand.name} has no #root`);
const app = createRoot(root);
// In slices: a finger that comes meanwhile is answered, and what was drawn stays until all of it is there.
startTransition(() => {
  app.render(<StrictMode>{shown}</StrictMode>);
});
