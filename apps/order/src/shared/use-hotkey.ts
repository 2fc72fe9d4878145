import { useEffect, useEffectEvent } from 'react';

/** A focused button keeps its own Enter, unless it stands in a part that leaves it to the screen. */
const isButtonsOwn = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' &&
  event.target instanceof HTMLButtonElement &&
  event.target.closest('[data-enter]') === null;

/** One key that works wherever the focus is, except below an open dialog, while `isOn`. */
export function useHotkey(key: string, onPress: () => void, isOn = true): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== key || event.repeat || event.defaultPrevented || isButtonsOwn(event)) return;
    if (document.querySelector('dialog[open]')) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => hear(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOn]);
}
