import { voice } from '#brand/voice.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';

// Read first: some texts are taken as soon as their file is loaded.
if (voice) document.documentElement.lang = voice.language;

// A browser that has no calendar arithmetic of its own yet loads a stand-in; the others do not.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
