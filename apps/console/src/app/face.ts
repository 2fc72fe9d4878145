import { useLayoutEffect } from 'react';

export type Room = 'board' | 'desk' | 'paper';

const WALL = '(min-width: 1600px)';

const faceOf = (room: Room, wall: boolean): string => {
  if (room === 'board') return wall ? 'board' : 'board-tablet';
  return room === 'desk' ? 'console' : 'paper';
};

/** The kitchen's board is dark and paper is light; a desk is as its device is, as nobody has chosen anything else. */
export const themeOf = (room: Room, isDark: boolean): 'dark' | 'light' =>
  room === 'board' || (room === 'desk' && isDark) ? 'dark' : 'light';

/** Who stands in front of the screen, and how far away. */
export function useFace(room: Room): void {
  useLayoutEffect(() => {
    const [wall, dark] = [matchMedia(WALL), matchMedia('(prefers-color-scheme: dark)')];
    const { dataset } = document.documentElement;
    const dress = () => {
      dataset['face'] = faceOf(room, wall.matches);
      dataset['theme'] = themeOf(room, dark.matches);
    };
    dress();
    const asked = [wall, dark];
    for (const each of asked) each.addEventListener('change', dress);
    return () => {
      for (const each of asked) each.removeEventListener('change', dress);
    };
  }, [room]);
}
