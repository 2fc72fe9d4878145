import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useEffect, useEffectEvent } from 'react';
import { isTyping } from '#shared/typing.ts';

export type TillKeys = {
  searchBox: RefObject<HTMLInputElement | null>;
  clearSearch: () => void;
  addFirst: (typed: string) => void;
};

/** '/' jumps to the search from anywhere; in it Enter adds the first find, the arrow goes to the tiles, Esc clears. */
export function useTillKeys({ searchBox, clearSearch, addFirst }: TillKeys) {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || isTyping(event.target) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    searchBox.current?.focus();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (event: ReactKeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter') addFirst(event.currentTarget.value);
    if (event.key === 'Escape') {
      clearSearch();
      searchBox.current?.blur();
    }
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      document.querySelector<HTMLElement>('[data-tile]')?.focus();
    }
  };
}
