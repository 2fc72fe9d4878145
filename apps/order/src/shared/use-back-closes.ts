import { useBlocker } from '@tanstack/react-router';

/** Back closes what lies over the page, and the page stays. */
export function useBackCloses(open: boolean, close: () => void): void {
  useBlocker({
    disabled: !open,
    enableBeforeUnload: false,
    shouldBlockFn: ({ action }) => {
      if (action !== 'BACK' && action !== 'GO') return false;
      close();
      return true;
    },
  });
}
