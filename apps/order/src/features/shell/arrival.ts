/** The first screen of a visit has the browser's own focus; each later one is announced by its heading. */
let visited = false;

export function arrive(heading: HTMLElement | null): void {
  if (!heading) return;
  if (visited) heading.focus({ preventScroll: true });
  visited = true;
}
