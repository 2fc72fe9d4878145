import { useEffect } from 'react';

const HELD_MS = 550;
const MOVED_PX = 12;

const slipId = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-slip]')?.dataset['slip'] : undefined;

/** A held finger or the right mouse button on a slip; the tap that ends it does nothing else. */
export function useLongPress(box: HTMLElement | null, open: (orderId: string) => void): void {
  useEffect(() => {
    if (!box) return;
    const stop = new AbortController();
    const { signal } = stop;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    let fired = false;
    const drop = () => clearTimeout(timer);
    const fire = (id: string) => {
      fired = true;
      open(id);
    };
    const down = (event: PointerEvent) => {
      drop();
      fired = false;
      start = { x: event.clientX, y: event.clientY };
      const id = slipId(event.target);
      if (id && event.button === 0) timer = setTimeout(fire, HELD_MS, id);
    };
    const move = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > MOVED_PX) drop();
    };
    const swallow = (event: MouseEvent) => {
      if (!fired) return;
      fired = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const menu = (event: MouseEvent) => {
      const id = slipId(event.target);
      if (!id) return;
      event.preventDefault();
      drop();
      if (!fired) open(id);
    };
    box.addEventListener('pointerdown', down, { signal });
    box.addEventListener('pointermove', move, { signal });
    for (const name of ['pointerup', 'pointercancel', 'scroll'] as const)
      box.addEventListener(name, drop, { signal, capture: true });
    box.addEventListener('click', swallow, { signal, capture: true });
    box.addEventListener('contextmenu', menu, { signal });
    return () => {
      drop();
      stop.abort();
    };
  }, [box, open]);
}
