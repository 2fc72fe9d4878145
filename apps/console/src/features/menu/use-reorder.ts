import { type KeyboardEvent, type PointerEvent, useCallback, useRef, useState } from 'react';
import { moved } from '#features/menu/rules/tree.ts';
import { useLatest } from '#parts/use-latest.ts';

type Dragging = { from: number; to: number };
type Wishes<Item> = {
  items: readonly Item[];
  /** Called once, with all of them in their new order. */
  onOrder: (items: Item[]) => void;
  /** What is under the pointer where it was let go outside the list; true where that was taken care of. */
  onDropOutside?: (item: Item, below: Element | null) => boolean;
};

const middleOf = (row: Element): number => {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
};

const placeAt = (list: Element | null, y: number, from: number): number =>
  [...(list?.querySelectorAll(':scope > [data-row]') ?? [])].filter(
    (row, at) => at !== from && middleOf(row) <= y,
  ).length;

function drop<Item>(
  { items, onOrder, onDropOutside }: Wishes<Item>,
  { from, to }: Dragging,
  { list, event }: { list: Element | null; event: PointerEvent },
): void {
  const item = items[from];
  if (item === undefined) return;
  const below = document.elementFromPoint(event.clientX, event.clientY);
  if (!list?.contains(below) && onDropOutside?.(item, below)) return;
  if (from !== to) onOrder(moved(items, from, to));
}

/** A list whose rows can be moved by their grips: dragged, or with the arrow keys. Rows stay where they are until then. */
export function useReorder<Item>(wishes: Wishes<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const [dragging, setDragging] = useState<Dragging>();
  const latest = useLatest({ wishes, dragging });

  const grip = useCallback(
    (at: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragging({ from: at, to: at });
      },
      onPointerMove: (event: PointerEvent) =>
        setDragging((held) => held && { ...held, to: placeAt(list.current, event.clientY, held.from) }),
      onPointerUp: (event: PointerEvent) => {
        const held = latest.current.dragging;
        setDragging(undefined);
        if (held) drop(latest.current.wishes, held, { list: list.current, event });
      },
      onPointerCancel: () => setDragging(undefined),
      onKeyDown: (event: KeyboardEvent) => {
        const { items, onOrder } = latest.current.wishes;
        const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
        const to = at + by;
        if (by === 0 || to < 0 || to >= items.length) return;
        event.preventDefault();
        onOrder(moved(items, at, to));
      },
    }),
    [latest],
  );

  /** Where the line is drawn that says where it would go. */
  const mark = (at: number): 'dragged' | 'before' | 'after' | undefined => {
    if (!dragging) return undefined;
    if (at === dragging.from) return 'dragged';
    if (at !== dragging.to) return undefined;
    return dragging.to < dragging.from ? 'before' : 'after';
  };
  return { list, grip, mark };
}
