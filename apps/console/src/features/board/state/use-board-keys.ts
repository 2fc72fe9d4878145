import { useEffect } from 'react';
import { nextFocus } from '#features/board/rules/arrow-focus.ts';
import { focusedSlip, focusSlip, slipCounts } from '#features/board/state/slip-focus.ts';

type Keys = { root: HTMLElement | null; undo: () => void; mute: () => void };

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input:not([type="radio"]), textarea, select') !== null;
/** Radios have arrows of their own. */
const hasArrows = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="radiogroup"], [role="tablist"]') !== null;

function letterOf(event: KeyboardEvent): string {
  const key = event.key.toLowerCase();
  const command = event.ctrlKey || event.metaKey;
  if (command) return key === 'z' && !event.shiftKey ? 'undo' : '';
  if (event.altKey) return '';
  return key === 'u' ? 'undo' : key === 'm' ? 'mute' : '';
}

/** Arrows go from slip to slip, U or Ctrl+Z takes back, M mutes; Enter is the bump button's own. */
export function useBoardKeys({ root, undo, mute }: Keys): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || isTyping(event.target) || document.querySelector('dialog:modal')) return;
      const letter = letterOf(event);
      if (letter !== '') {
        event.preventDefault();
        if (event.repeat) return;
        if (letter === 'undo') undo();
        else mute();
        return;
      }
      if (!root || hasArrows(event.target)) return;
      const place = nextFocus(slipCounts(root), focusedSlip(root), event.key);
      if (!place) return;
      event.preventDefault();
      focusSlip(root, place);
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [root, undo, mute]);
}
