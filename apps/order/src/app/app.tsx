import { ToastRegion } from '@servery/ui/overlays/toast';
import { searchRecord } from '@servery/domain/links/link-query';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createBrowserHistory,
  createRootRoute,
  createRouter,
  Outlet,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import { CrashPage } from '#app/crash-page.tsx';
import { Hosts } from '#app/hosts.tsx';
import { OfflineNote } from '#app/offline-note.tsx';
import { queryClient } from '#app/query-client.ts';
import { repeatEarlyTap } from '#platform/early-tap.ts';
import { watchConnection } from '#state/connection.ts';
import { toaster } from '#state/toasts.ts';
import { CapabilitiesContext } from '#shared/can.ts';
import type { Variant } from '#variants/variant.ts';

function Frame({ variant }: { variant: Variant }) {
  useEffect(watchConnection, []);
  useLayoutEffect(repeatEarlyTap, []);
  const { Shell } = variant;
  return (
    <>
      <OfflineNote />
      <Shell>
        <Outlet />
      </Shell>
      <Hosts />
      <ToastRegion toaster={toaster} />
    </>
  );
}

/** A query is texts: what looks like a number in a link, a table '012' or a reference '1e3', stays what was written. */
function queryText(search: Record<string, unknown>): string {
  const said = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(said.map(([key, value]) => [key, String(value)])).toString();
  return query === '' ? '' : `?${query}`;
}

export function routerFor(variant: Variant, history: RouterHistory = createBrowserHistory()) {
  const root = createRootRoute({
    component: () => <Frame variant={variant} />,
    errorComponent: CrashPage,
  });
  return createRouter({
    routeTree: root.addChildren(variant.routes(root)),
    history,
    basepath: variant.basepath,
    parseSearch: searchRecord,
    stringifySearch: queryText,
    // Where the server draws the page there is nothing to scroll, and the router would write a script into it.
    scrollRestoration: 'document' in globalThis,
    defaultPreload: 'intent',
    defaultErrorComponent: CrashPage,
  });
}

export function App({ variant, router }: { variant: Variant; router: ReturnType<typeof routerFor> }) {
  return (
    <CapabilitiesContext value={variant.capabilities}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </CapabilitiesContext>
  );
}
