import type { Page } from '@playwright/test';
import { typeCard } from '../at-checkout.ts';
import { expectAccessible } from '../looks.ts';
import { emptyInstallation, type Engine, type Installation } from '../empty.ts';
import { expectLaidOut } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { Founder } from '../set-up.ts';
import { clientHere, SAM } from '../shopper.ts';
import { tick } from '../tick.ts';

const engines: readonly Engine[] = ['sqlite', 'postgres'];

async function withEmpty(engine: Engine, work: (installation: Installation) => Promise<void>): Promise<void> {
  const installation = await emptyInstallation(engine);
  try {
    await work(installation);
  } finally {
    await installation.close();
  }
}

/** The owner orders a bottle of water in their own shop and pays by card. */
async function placeTestOrder(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Wattle & Rye', level: 1 })).toBeVisible();
  await clientHere(page);
  await page
    .getByRole('button', { name: /Choose Fulfilment/ })
    .first()
    .click();
  const popup = page.getByRole('dialog', { name: 'Choose Fulfilment' });
  await tick(popup.getByRole('radio', { name: /^Pickup/ }));
  await tick(popup.getByRole('radio', { name: /^ASAP/ }));
  await popup.getByRole('button', { name: 'Set' }).click();
  await expect(popup).toBeHidden();
  await page
    .getByRole('button', { name: /^Add to Cart: Still Water/ })
    .first()
    .click();
  await expect(page.getByText('Added to Cart').last()).toBeVisible();
  await page
    .getByRole('link', { name: /Cart|Review order/ })
    .first()
    .click();
  await page.getByRole('button', { name: /Proceed to Checkout/ }).click();
  await page.getByRole('dialog', { name: 'Account Signin' }).getByText('Continue as Guest').click();
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
  // This installation sends no mail, and promises none.
  await expect(page.getByText('We’ll only text or call you about this order.')).toBeVisible();
  await expect(page.getByText(/receipt goes to/)).toHaveCount(0);
  await page.getByLabel('Name', { exact: true }).fill(SAM.name);
  await page.getByRole('textbox', { name: 'Email' }).fill('priya@example.com');
  await page.getByLabel('Mobile').fill(SAM.mobile);
  await tick(page.getByRole('radio', { name: /^Card/ }));
  await typeCard(page);
  await page.getByRole('button', { name: /Place order/ }).click();
  await expect(page.getByRole('heading', { name: /Your order is \d+/ })).toBeVisible();
  await expect(page.getByText(/Paid/).first()).toBeVisible();
}

for (const engine of engines)
  test(`an empty installation on ${engine} becomes a shop that takes a paid order`, async ({ page }) => {
    await withEmpty(engine, async (installation) => {
      const { url, link } = await installation.start();
      expect((await page.goto(url))?.status()).toBe(404);
      await page.goto(link ?? '');
      const founder = new Founder(page);
      await founder.tellWho();
      await founder.tellPlace();
      await founder.chooseTemplate('Café');
      await founder.chooseLook();
      await founder.openShop();
      await expect(page.getByRole('img', { name: 'QR code of your shop’s address' })).toBeVisible();
      const shop = (await page.getByRole('link', { name: 'Place a test order' }).getAttribute('href')) ?? '';
      // What is left to do is a tap away, beside the page that lists it.
      for (const [todo, button] of [
        ['Check names and prices on your menu', 'Change several'],
        ['Invite your team', 'Invite and get a link'],
      ] as const) {
        const [room] = await Promise.all([
          page.waitForEvent('popup'),
          page.getByRole('link', { name: todo }).click(),
        ]);
        await expect(room.getByRole('button', { name: button })).toBeVisible();
        await room.close();
      }
      await page.goto(`${url}/console/team?person=new`);
      await expect(page.getByText('Email isn’t set up on this server')).toBeVisible();
      await page.getByRole('textbox', { name: 'Email' }).fill('kim@example.com');
      await page.getByRole('button', { name: 'Invite and get a link' }).click();
      const invitation = page.getByRole('region', { name: 'Invitation link' });
      await invitation.getByRole('button', { name: 'Make a link' }).click();
      await expect(invitation.getByText(/\/console\/join#[\w-]{43}$/)).toBeVisible();
      await expect(invitation.getByRole('button', { name: 'Copy link' })).toBeVisible();
      await expectAccessible(page);
      await page.goto(shop);
      await placeTestOrder(page);
      await page.goto(`${url}/console/board`);
      await expect(page.getByText('Still Water, 600 ml')).toBeVisible();
      await page.goto(`${url}/console/today`);
      const left = page.getByRole('region', { name: 'Left to do' });
      await expect(left.getByText('3 of 5 done')).toBeVisible();
      await expect(left.getByRole('link', { name: 'Connect a printer' })).toBeVisible();
      await expect(left.getByRole('link', { name: 'Check names and prices on your menu' })).toHaveCount(0);
      expect((await installation.start()).link).toBeUndefined();
    });
  });

test('every step of the set-up is laid out, can be used by everybody, and is taken up where it was left', async ({
  page,
}) => {
  await withEmpty('sqlite', async (installation) => {
    const { url, link } = await installation.start();
    const founder = new Founder(page);
    const check = async () => {
      await expectLaidOut(page);
      await expectAccessible(page);
    };
    await page.goto(`${url}/console/set-up#wrong`);
    await founder.at('This link doesn’t work');
    await check();
    await page.goto('about:blank');
    await page.goto(link ?? '');
    await founder.at('You and your business');
    await founder.next();
    await expect(page.getByText('Enter the name of your venue')).toBeVisible();
    await check();
    await founder.tellWho();
    await founder.at('Where and when');
    await check();
    await founder.tellPlace();
    await founder.at('Your menu');
    await check();
    // Left here, and taken up by the same device.
    await page.goto(`${url}/console/set-up`);
    await founder.at('Your menu');
    await tick(page.getByRole('radio', { name: /^Bring a list you have/ }));
    await page
      .getByLabel('Your list')
      .fill('Name,Category,Price\nFlat White,Coffee,5.20\nFish of the Day,Lunch,market\n');
    await page.getByRole('button', { name: 'Read the list' }).first().click();
    await expect(page.getByRole('heading', { name: '1 product is ready' })).toBeVisible();
    await expect(page.getByText('Line 3')).toBeVisible();
    await check();
    await tick(page.getByRole('radio', { name: /^Start from a template/ }));
    await founder.chooseTemplate('Food van');
    await founder.at('Your look');
    await page.getByLabel('Your own colour').fill('#f7d046');
    await founder.next();
    await expect(page.getByText('This colour is too light to read')).toBeVisible();
    await check();
    await founder.chooseLook();
    await founder.at('Getting paid');
    await check();
    await founder.openShop();
    await check();
    // Its link is worth nothing any more, and nobody is asked to set up again.
    await page.context().clearCookies();
    await page.goto('about:blank');
    await page.goto(link ?? '');
    await founder.at('Your venue is set up');
  });
});
