// First: some texts are taken as soon as their file is loaded, and this says who speaks.
import { facts } from '#api/app-facts.ts';
import { createMemoryHistory } from '@tanstack/react-router';
import { prerender as renderToStream } from 'react-dom/static';
import { StrictMode } from 'react';
import { App, routerFor } from '#app/app.tsx';
import { web } from '#variants/web.tsx';

/** The page at an address as HTML, for those who have not run a script yet. The client renders it again and takes over. */
export async function prerender(path: string): Promise<string> {
  if (facts.variant !== 'web') throw new Error('Only pages of the web are prerendered');
  const router = routerFor(web, createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const { prelude } = await renderToStream(
    <StrictMode>
      <App variant={web} router={router} />
    </StrictMode>,
    // In one piece: a piece that came later would need a script to put it in its place, and none may run here.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  return new Response(prelude).text();
}
