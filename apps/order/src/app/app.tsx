import { texts } from '@servery/domain/messages/texts';
import { OfflineBar } from '@servery/ui/notice';
import { ToastRegion } from '@servery/ui/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createBrowserHistory,
  createRootRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { useEffect } from 'react';
import { CrashPage } from '#app/crash-page.tsx';
import { queryClient } from '#app/query-client.ts';
import { useConnection, watchConnection } from '#state/connection.ts';
import { toaster } from '#state/toasts.ts';
import { VariantContext } from '#variants/can.ts';
import type { Variant } from '#variants/variant.ts';

function Frame({ variant }: { variant: Variant }) {
  const online = useConnection((connection) => connection.online);
  useEffect(watchConnection, []);
  const { Shell } = variant;
  return (
    <>
      {online ? null : <OfflineBar>{texts.offline}</OfflineBar>}
      <Shell>
        <Outlet />
      </Shell>
      <ToastRegion toaster={toaster} />
    </>
  );
}

export function routerFor(variant: Variant) {
  const root = createRootRoute({
    component: () => <Frame variant={variant} />,
    errorComponent: CrashPage,
  });
  return createRouter({
    routeTree: root.addChildren(variant.routes(root)),
    history: createBrowserHistory(),
    basepath: variant.basepath,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultErrorComponent: CrashPage,
  });
}

export function App({ variant, router }: { variant: Variant; router: ReturnType<typeof routerFor> }) {
  return (
    <VariantContext value={variant}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </VariantContext>
  );
}
