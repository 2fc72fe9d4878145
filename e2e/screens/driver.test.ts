import { expectAccessible } from '../looks.ts';
import { typeCard } from '../at-checkout.ts';
import { Ways } from '../fulfilment-chooser.ts';
import { Kitchen } from '../kitchen.ts';
import { expectLaidOut } from '../looks.ts';
import { insideApp } from '../native.ts';
import { moveThrough } from '../owner.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { Shopper } from '../shopper.ts';
import { tick } from '../tick.ts';

test.use({ viewport: { width: 390, height: 844 } });

const LINK = 'https://track.example.com/d/8';

/** Chips to Norfolk Street tomorrow, paid by card. */
async function haveItDelivered(ways: Ways): Promise<string> {
  const { page, shopper } = ways;
  await shopper.openMenu();
  await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click();
  await ways.open();
  await ways.choose(/^Delivery/);
  await ways.set();
  await ways.find('8 norfolk', '8 Norfolk Street');
  await tick(ways.steps.getByRole('radio', { name: 'Tomorrow' }));
  await ways.steps.getByRole('button', { name: 'Proceed to Menu' }).click();
  for (let count = 0; count < 3; count += 1) await shopper.addChips();
  await page.goto(`${shopper.servery.url}/checkout`);
  await shopper.fillDetails();
  await tick(page.getByRole('radio', { name: /^Card/ }));
  await typeCard(page, '4111 1111 1111 1111');
  await shopper.placeOrder();
  return shopper.receiptNumber();
}

test('the venue pastes the driver’s link, and the app follows it until the order is over [ACC-127]', async ({
  page,
  browser,
  servery,
}) => {
  await insideApp(page, { kind: 'code', format: 'QR_CODE', text: '' });
  await page.addInitScript(() => {
    window.open = (url) => {
      document.documentElement.dataset['opened'] = String(url);
      return null;
    };
  });
  const number = await haveItDelivered(new Ways(new Shopper(page, servery)));
  const track = page.getByRole('button', { name: 'Track Your Driver' });
  await expect(page.getByRole('button', { name: 'Get Notified' })).toBeVisible();
  await expect(track).toHaveCount(0);

  const desk = (await Kitchen.arrive(browser, servery, 'owner@example.com')).page;
  await desk.goto(`${servery.url}/console/orders`);
  await desk.getByRole('searchbox', { name: 'Number, name or mobile' }).fill('sam');
  await desk
    .getByRole('button', { name: new RegExp(`^Order ${number},`) })
    .first()
    .click();
  const form = desk.getByRole('form', { name: 'Link to follow the driver' });
  await form.getByLabel('Link to follow the driver').fill('track.example.com');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Enter the whole link, starting with https://')).toBeVisible();
  await expectAccessible(desk);
  await form.getByLabel('Link to follow the driver').fill(LINK);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('The customer can follow the driver').last()).toBeVisible();
  await expectLaidOut(desk);

  await expect(track).toBeVisible();
  await expectAccessible(page);
  await expectLaidOut(page);
  await track.click();
  await expect(page.locator('html')).toHaveAttribute('data-opened', LINK);
  // Nobody else who has the address of the receipt follows their driver, and the web does not offer it.
  const receipt = page.url();
  const other = await (await browser.newContext()).newPage();
  await other.goto(receipt);
  await expect(other.getByRole('heading', { name: /order is \d+/i })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Track Your Driver' })).toHaveCount(0);

  await moveThrough(servery, receipt.split('/').at(-1) ?? '', [4, 5]);
  await expect(track).toHaveCount(0);
});
