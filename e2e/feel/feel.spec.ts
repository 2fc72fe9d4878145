import type { CDPSession, Locator, Page } from '@playwright/test';
import { Cashier } from '../counter.ts';
import { KioskGuest } from '../kiosk.ts';
import { expect, test } from '../servery.ts';
import { Shopper } from '../shopper.ts';

const ROUNDS = 9;
const SLOWER = 4;

/** From the tap to the first frame after the first change that it makes in what is shown. */
async function tapToChange(button: Locator, watched: Locator): Promise<number> {
  const shown = await watched.first().elementHandle();
  return button.first().evaluate(
    (target: HTMLElement, watch) =>
      new Promise<number>((done) => {
        const start = performance.now();
        new MutationObserver((_changes, observer) => {
          observer.disconnect();
          requestAnimationFrame(() => done(performance.now() - start));
        }).observe(watch, { subtree: true, childList: true, characterData: true, attributes: true });
        target.click();
      }),
    shown,
  );
}

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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('adding a product', async ({ page, servery }) => {
    const shopper = new Shopper(page, servery);
    await shopper.openMenu();
    await shopper.choosePickupNow();
    await shopper.addChips();
    await slowed(page);
    const chips = page.getByRole('button', { name: /^Add to Cart: Rosemary Chips/ });
    await measure('adding a product', () => tapToChange(chips, page.locator('body')));
  });

  test('opening a product', async ({ page, servery }) => {
    const shopper = new Shopper(page, servery);
    await shopper.openMenu();
    await shopper.choosePickupNow();
    await slowed(page);
    const burger = page.getByRole('button', { name: 'Banksia Beef Burger', exact: true });
    const sheet = page.getByRole('dialog');
    await measure('opening a product', async () => {
      const took = await tapToChange(burger, page.locator('body'));
      await sheet.getByRole('button', { name: 'Close' }).click();
      await expect(sheet).toHaveCount(0);
      return took;
    });
  });

  test('changing a quantity', async ({ page, servery }) => {
    const shopper = new Shopper(page, servery);
    await shopper.openMenu();
    await shopper.choosePickupNow();
    await shopper.addChips();
    await page.goto(`${servery.url}/cart`);
    const more = page.getByRole('button', { name: /^Add one / });
    await expect(more).toBeVisible();
    await slowed(page);
    await measure('changing a quantity', () => tapToChange(more, page.locator('fieldset output')));
  });
});

test.describe('at a till', () => {
  test.use({ viewport: { width: 1366, height: 1024 } });

  test('a product, and a figure on the keypad', async ({ page, servery }) => {
    const cashier = new Cashier(page);
    await cashier.start(servery);
    await cashier.takeChips();
    const throttled = await slowed(page);
    const chips = cashier.products.getByRole('button', { name: /Rosemary Chips/ });
    await measure('till, a product to the ticket', () => tapToChange(chips, cashier.ticket));
    await throttled.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await cashier.goToPay();
    await slowed(page);
    const five = page.getByRole('button', { name: '5', exact: true });
    const clear = page.getByRole('button', { name: 'Delete last digit' });
    await measure('till, a figure of the cash', async () => {
      const took = await tapToChange(five, page.locator('body'));
      await clear.click();
      return took;
    });
  });
});

test.describe('at a kiosk', () => {
  test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

  test('a product, and what is in it', async ({ page, servery }) => {
    const guest = new KioskGuest(page);
    await guest.switchOn(servery);
    await guest.beginWithChips();
    await slowed(page);
    // Each round another one: what is in the cart has a button that opens it, and so has what must be chosen of.
    const adds = page.getByRole('button', { name: /^Add (?!one)/, disabled: false });
    const sheet = page.getByRole('dialog');
    let opened = 0;
    await measure('kiosk, a product to the cart', async () => {
      const next = adds.nth(opened);
      const name = (await next.getAttribute('aria-label')) ?? '';
      const took = await tapToChange(next, page.locator('body'));
      const waiting = page.getByRole('button', { name, exact: true });
      await expect.poll(async () => (await waiting.count()) === 0 || (await sheet.count()) > 0).toBe(true);
      if ((await sheet.count()) > 0) {
        opened += 1;
        await page.getByRole('button', { name: 'Back to Menu' }).first().click();
        await expect(sheet).toHaveCount(0);
      }
      return took;
    });
    const burger = page.getByRole('button', { name: 'Banksia Beef Burger', exact: true });
    await measure('kiosk, opening a product', async () => {
      const took = await tapToChange(burger, page.locator('body'));
      await page.getByRole('button', { name: 'Back to Menu' }).first().click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      return took;
    });
  });
});
