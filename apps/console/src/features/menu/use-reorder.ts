import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { moved } from '#features/menu/rules/tree.ts';

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

/** A list whose rows can be moved by their grips: dragged, or with the arrow keys. Rows stay where they are until then. */
export function useReorder<Item>({ items, onOrder, onDropOutside }: Wishes<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const [dragging, setDragging] = useState<Dragging>();

  const placeAt = (y: number, from: number): number =>
    [...(list.current?.querySelectorAll(':scope > [data-row]') ?? [])].filter(
      (row, at) => at !== from && middleOf(row) <= y,
    ).length;

  const drop = (event: PointerEvent) => {
    setDragging(undefined);
    const item = dragging && items[dragging.from];
    if (!dragging || item === undefined) return;
    const below = document.elementFromPoint(event.clientX, event.clientY);
    if (!list.current?.contains(below) && onDropOutside?.(item, below)) return;
    if (dragging.from !== dragging.to) onOrder(moved(items, dragging.from, dragging.to));
  };

  const grip = (at: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragging({ from: at, to: at });
    },
    onPointerMove: (event: PointerEvent) => {
      if (dragging) setDragging({ ...dragging, to: placeAt(event.clientY, dragging.from) });
    },
    onPointerUp: drop,
    onPointerCancel: () => setDragging(undefined),
    onKeyDown: (event: KeyboardEvent) => {
      const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
      const to = at + by;
      if (by === 0 || to < 0 || to >= items.length) return;
      event.preventDefault();
      onOrder(moved(items, at, to));
    },
  });

  /** Where the line is drawn that says where it would go. */
  const mark = (at: number): 'dragged' | 'before' | 'after' | undefined => {
    if (!dragging) return undefined;
    if (at === dragging.from) return 'dragged';
    if (at !== dragging.to) return undefined;
    return dragging.to < dragging.from ? 'before' : 'after';
  };
  return { list, grip, mark };
}
