import '#brand/voice.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';

// A browser that has no calendar arithmetic of its own yet loads a stand-in; the others do not.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
