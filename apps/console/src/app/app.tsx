import { ToastRegion } from '@servery/ui/overlays/toast';
import { texts } from '@servery/domain/messages/texts';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createClient } from '#app/query-client.ts';
import { createConsoleRouter } from '#app/router.tsx';
import { sayBad, toaster } from '#toasts/toaster.ts';

const client = createClient(sessionEnded);
const router = createConsoleRouter(client);

/** The routes ask for a session anew, find none, and lead to the sign-in with the way back. */
function sessionEnded(): void {
  sayBad(texts.sessionExpired, 'session');
  client.removeQueries();
  void router.invalidate();
}

export function App() {
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <ToastRegion toaster={toaster} offset="4rem" />
    </QueryClientProvider>
  );
}
