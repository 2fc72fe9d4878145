import { useLayoutEffect } from 'react';

export type Room = 'board' | 'desk' | 'paper';

const WALL = '(min-width: 1600px)';

const faceOf = (room: Room, wall: boolean): string => {
  if (room === 'board') return wall ? 'board' : 'board-tablet';
  return room === 'desk' ? 'console' : 'paper';
};

/** Who stands in front of the screen, and how far away; the kitchen's is dark. */
export function useFace(room: Room): void {
  useLayoutEffect(() => {
    const wall = matchMedia(WALL);
    const { dataset } = document.documentElement;
    const dress = () => {
      dataset['face'] = faceOf(room, wall.matches);
      // At a desk it is light or dark as the device is: nobody has chosen anything else.
      if (room === 'desk') delete dataset['theme'];
      else dataset['theme'] = room === 'board' ? 'dark' : 'light';
    };
    dress();
    wall.addEventListener('change', dress);
    return () => wall.removeEventListener('change', dress);
  }, [room]);
}
