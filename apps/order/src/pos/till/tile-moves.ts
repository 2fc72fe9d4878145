type Grid = { count: number; columns: number };

/** Where the arrow keys go in a grid of tiles. At an edge they stay, so that a held key never runs away. */
export function moveTile(at: number, key: string, { count, columns }: Grid): number | undefined {
  const inside = (to: number): number => (to >= 0 && to < count ? to : at);
  switch (key) {
    case 'ArrowRight':
      return inside(at + 1);
    case 'ArrowLeft':
      return inside(at - 1);
    case 'ArrowDown':
      return inside(at + columns);
    case 'ArrowUp':
      return inside(at - columns);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
