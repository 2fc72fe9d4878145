import type { Page } from '@playwright/test';
import { alterAnswer } from '../altered.ts';
import { alterVenue } from '../at-checkout.ts';
import { expectAccessible } from '../looks.ts';

import { Cashier } from '../counter.ts';
import { cutOff, Ways } from '../fulfilment-chooser.ts';
import { KioskGuest } from '../kiosk.ts';

import { untilGivenUp } from '../patience.ts';
import { newMember } from '../prepared.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { Shopper } from '../shopper.ts';
import { addProduct } from '../standing.ts';
import { tick } from '../tick.ts';

test.use({ on: ['web', 'app'] });

const NONE = 'Products not available';
const BROKEN = 'Error displaying modifiers, try again';
const NO_ANSWER = /Error ME2, please try again\./;

/** A venue that has not written its menu yet. */
const withoutProducts = (page: Page): Promise<void> =>
  alterVenue(page, (merchant) => {
    const menu = merchant['menu'] as { items?: unknown[] } | undefined;
    if (menu?.items) menu.items = [];
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('an empty menu, week or list of slots says so, and so does a product without options [ACC-327]', async ({
    page,
    servery,
  }) => {
    await newMember(page, servery, 'empty-lists@example.com');
    await page.goto(`${servery.url}/account/standingorder`);
    await addProduct(page, 'Flat White');
    await page.getByRole('button', { name: 'Options of Flat White' }).click();
    await expect(page.getByText('Product has no options')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await addProduct(page, 'Rosemary Chips');
    await page.getByRole('button', { name: 'Options of Rosemary Chips' }).click();
    await expect(page.getByText('Product has no options')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await alterAnswer(page, 'DeliverySlots', (answer) => {
      answer.Response['slots_on_date'] = [];
      return answer;
    });
    await tick(page.getByRole('radio', { name: /Delivery/ }));
    const search = page.getByRole('combobox', { name: 'Delivery address' });
    await search.pressSequentially('8 norfolk');
    await page.getByRole('option', { name: /8 Norfolk Street/ }).click();
    await expect(page.getByText('No slots available')).toBeVisible();

    await alterAnswer(page, 'StandingOrders.load', (answer) => {
      const merchant = answer.Response['merchant'] as { menu: { items: unknown[] } };
      merchant.menu.items = [];
      return answer;
    });
    await page.goto(`${servery.url}/account/standingorder`);
    await page.getByRole('button', { name: 'Add product' }).click();
    await expect(page.getByRole('dialog', { name: 'Add product' }).getByText(NONE)).toBeVisible();
    await withoutProducts(page);
    await page.goto(`${servery.url}/menu/banksia-kitchen`);
    const ways = new Ways(new Shopper(page, servery));
    await ways.choose(/^Pickup/);
    await ways.set();
    await expect(page.getByText(NONE)).toBeVisible();
    await expectAccessible(page);
  });

  test('options that do not come say so [ACC-327]', async ({ page, servery }) => {
    const shopper = new Shopper(page, servery);
    await shopper.openMenu();
    await shopper.choosePickupNow();
    await alterAnswer(page, 'MenuItemDetails', (answer) => ({
      ...answer,
      Response: { ...answer.Response, options: null },
    }));
    await shopper.dish('Banksia Beef Burger').click();
    await expect(page.getByText(BROKEN)).toBeVisible();
  });
});

test(
  'a kiosk without products says so, and so do options that do not come [ACC-327]',
  { on: ['kiosk'] },
  async ({ page, servery }) => {
    await page.setViewportSize({ width: 1080, height: 1920 });
    const guest = new KioskGuest(page);
    await page.clock.install();
    await guest.switchOn(servery);
    await guest.takeAway.click();
    let dead = true;
    await cutOff(page, 'MenuItemDetails', () => (dead ? undefined : null));
    await page.getByRole('button', { name: 'Banksia Beef Burger', exact: true }).click();
    await untilGivenUp(page, page.getByText(NO_ANSWER).first());
    await expect(page.getByText(NO_ANSWER).first()).toBeVisible();
    dead = false;
    await withoutProducts(page);
    await page.goto(`${servery.url}/kiosk/`);
    await guest.takeAway.click();
    await expect(page.getByText(NONE)).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'a till without products says so, and so do options that do not come [ACC-327]',
  { on: ['pos'] },
  async ({ page, servery }) => {
    await page.setViewportSize({ width: 1366, height: 1024 });
    const cashier = new Cashier(page);
    await cutOff(page, 'MenuItemDetails', () => undefined);
    await page.clock.install();
    await cashier.start(servery);
    await cashier.products.getByRole('button', { name: /Banksia Beef Burger/ }).click();
    await untilGivenUp(page, page.getByText(NO_ANSWER).first());
    await expect(page.getByText(NO_ANSWER).first()).toBeVisible();
    await withoutProducts(page);
    await page.goto(`${servery.url}/pos/`);
    await expect(page.getByText(NONE)).toBeVisible();
    await expectAccessible(page);
  },
);
