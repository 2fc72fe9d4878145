import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../servery.ts';
import { Shopper } from '../shopper.ts';

const ROUNDS = 9;
const SLOWER = 4;

/** From the tap to the first change that it makes in what is shown. */
const tapToChange = (page: Page, selector: string, watched: string): Promise<number> =>
  page.evaluate(
    ([button, shown]) =>
      new Promise<number>((done) => {
        const target = document.querySelector<HTMLElement>(button ?? '');
        const watch = document.querySelector<HTMLElement>(shown ?? '');
        if (!target || !watch) return done(-1);
        const start = performance.now();
        new MutationObserver((_changes, observer) => {
          observer.disconnect();
          requestAnimationFrame(() => done(performance.now() - start));
        }).observe(watch, { subtree: true, childList: true, characterData: true, attributes: true });
        target.click();
      }),
    [selector, watched],
  );

async function slowed(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return session;
}

async function measure(name: string, once: () => Promise<number>): Promise<void> {
  const took: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) took.push(await once());
  const sorted = took.toSorted((a, b) => a - b);
  const [middle = 0, worst = 0] = [sorted[Math.floor(ROUNDS / 2)], sorted.at(-1)];
  process.stdout.write(
    `\n  ${name}: ${Math.round(middle)} ms in the middle, ${Math.round(worst)} ms at worst, at a quarter of the speed\n`,
  );
  expect(sorted[0]).toBeGreaterThan(0);
}

test.use({ viewport: { width: 390, height: 844 } });

test('adding a product', async ({ page, servery }) => {
  const shopper = new Shopper(page, servery);
  await shopper.openMenu();
  await shopper.choosePickupNow();
  await shopper.addChips();
  await slowed(page);
  const chips = '[aria-label*="Rosemary Chips"]:is(button)';
  await measure('adding a product', () => tapToChange(page, chips, 'body'));
});

test('changing a quantity', async ({ page, servery }) => {
  const shopper = new Shopper(page, servery);
  await shopper.openMenu();
  await shopper.choosePickupNow();
  await shopper.addChips();
  await page.goto(`${servery.url}/cart`);
  await expect(page.getByRole('button', { name: /^Add one / })).toBeVisible();
  await slowed(page);
  await measure('changing a quantity', () => tapToChange(page, '[aria-label^="More "]', 'fieldset output'));
});
