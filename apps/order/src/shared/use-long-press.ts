import { useRef } from 'react';

const LONG_MS = 450;

/** A tap and a long press on the same target; the long one does not tap as well when the finger lifts. */
export function useLongPress({ onPress, onLongPress }: { onPress: () => void; onLongPress: () => void }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  const stop = () => clearTimeout(timer.current);
  return {
    onPointerDown: () => {
      held.current = false;
      timer.current = setTimeout(() => {
        held.current = true;
        onLongPress();
      }, LONG_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => {
      stop();
      if (!held.current) onPress();
      held.current = false;
    },
  };
}
