import type { ConsoleUser } from '@servery/contract/entities/board';
import { createContext, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { rooms } from '#app/rooms.ts';

const CommandPalette = lazy(() =>
  import('#features/command-palette/index.ts').then((it) => ({ default: it.CommandPalette })),
);

/** Opens the command palette; nothing where nobody is signed in. */
export const OpenPalette = createContext<(open: true) => void>(() => undefined);

/** Ctrl K, and ⌘ K on a Mac, wherever one is. */
const opens = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;

export function WithPalette({ user, children }: { user: ConsoleUser; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!opens(event)) return;
      // The browser's own search bar.
      event.preventDefault();
      setOpen((is) => !is);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <OpenPalette value={setOpen}>
      {children}
      {open && (
        <Suspense fallback={null}>
          <CommandPalette user={user} rooms={rooms} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </OpenPalette>
  );
}
