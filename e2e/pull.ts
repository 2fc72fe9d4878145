import type { Page } from '@playwright/test';

/** A finger that goes down the page, from one height to another. */
export const pull = (page: Page, from: number, to: number): Promise<void> =>
  page.evaluate(
    ([start = 0, end = 0]) => {
      const target = document.querySelector('main')!;
      const at = (y: number) => new Touch({ identifier: 1, target, clientX: 100, clientY: y });
      const send = (type: string, y: number) =>
        target.dispatchEvent(
          new TouchEvent(type, { bubbles: true, touches: type === 'touchend' ? [] : [at(y)] }),
        );
      send('touchstart', start);
      send('touchmove', (start + end) / 2);
      send('touchmove', end);
      send('touchend', end);
    },
    [from, to],
  );
