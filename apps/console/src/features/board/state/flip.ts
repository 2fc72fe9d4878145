type Position = { rect: DOMRect; column: string };
export type Positions = ReadonlyMap<string, Position>;

const TIMING = { duration: 200, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' };

const slipsOf = (root: ParentNode) => root.querySelectorAll<HTMLElement>('[data-slip]');
const columnOf = (slip: Element): string =>
  slip.closest<HTMLElement>('[data-column]')?.dataset['column'] ?? '';

export function positionsIn(root: ParentNode): Positions {
  const found = new Map<string, Position>();
  for (const slip of slipsOf(root))
    found.set(slip.dataset['slip'] ?? '', { rect: slip.getBoundingClientRect(), column: columnOf(slip) });
  return found;
}

/** A pane over the columns, as large as they are: what slides below their edge is cut off there. */
function paneOver(root: HTMLElement): { pane: HTMLElement; edge: DOMRect } {
  const edge = root.getBoundingClientRect();
  const pane = document.createElement('ol');
  pane.inert = true;
  Object.assign(pane.style, {
    position: 'fixed',
    left: `${edge.left}px`,
    top: `${edge.top}px`,
    width: `${edge.width}px`,
    height: `${edge.height}px`,
    overflow: 'hidden',
    pointerEvents: 'none',
    zIndex: '10',
  });
  root.append(pane);
  return { pane, edge };
}

/** A copy slides over: the slip itself would be cut off at the edge of its own column. */
function slideAcross(slip: HTMLElement, root: HTMLElement, from: DOMRect): void {
  const to = slip.getBoundingClientRect();
  const { pane, edge } = paneOver(root);
  const ghost = slip.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('data-slip');
  Object.assign(ghost.style, {
    position: 'absolute',
    left: `${to.left - edge.left}px`,
    top: `${to.top - edge.top}px`,
    width: `${to.width}px`,
  });
  pane.append(ghost);
  slip.style.visibility = 'hidden';
  const away = `${from.left - to.left}px ${from.top - to.top}px`;
  const slide = ghost.animate([{ translate: away }, { translate: 'none' }], TIMING);
  const done = () => {
    pane.remove();
    slip.style.visibility = '';
  };
  slide.addEventListener('finish', done);
  slide.addEventListener('cancel', done);
}

/** Slides every slip from where it was to where it is now. */
export function slideFrom(root: HTMLElement, before: Positions): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const slip of slipsOf(root)) {
    const was = before.get(slip.dataset['slip'] ?? '');
    const rect = slip.getBoundingClientRect();
    if (!was)
      slip.animate(
        [
          { opacity: 0, scale: 0.96 },
          { opacity: 1, scale: 1 },
        ],
        TIMING,
      );
    else if (was.column !== columnOf(slip)) slideAcross(slip, root, was.rect);
    else if (Math.abs(was.rect.top - rect.top) > 1)
      slip.animate([{ translate: `0 ${was.rect.top - rect.top}px` }, { translate: 'none' }], TIMING);
  }
}
