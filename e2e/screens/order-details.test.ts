import { alterAnswer } from '../altered.ts';
import { atCheckout } from '../at-checkout.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { KioskGuest } from '../kiosk.ts';
import { Kitchen } from '../kitchen.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('what the venue asks at the checkout stands on the receipt, on the board and on the docket', async ({
  page,
  browser,
  servery,
}) => {
  const shopper = await atCheckout(page, servery);
  await shopper.fillDetails();
  const kept = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('custom_data')),
  );
  await page.getByRole('checkbox', { name: 'Cutlery and napkins, please' }).check();
  await kept;
  await shopper.placeOrder();
  const number = await shopper.receiptNumber();
  const told = page.getByLabel('Order details');
  await expect(told).toContainText('Cutlery and napkins, pleaseYes');
  const kitchen = await Kitchen.arrive(browser, servery);
  const slip = kitchen.page.getByRole('article', { name: new RegExp(`^Order ${number},`) });
  await expect(slip).toContainText('Cutlery and napkins, please: Yes');
  await slip.getByRole('button', { name: `Details of ${number}` }).click();
  await kitchen.page.getByRole('link', { name: 'Print docket' }).click();
  await expect(kitchen.page.getByRole('article', { name: `Order ${number}` })).toContainText(
    'Cutlery and napkins, please: Yes',
  );
});

test('the kiosk’s paper carries what the venue was told', async ({ page, servery }) => {
  await page.setViewportSize({ width: 1080, height: 1920 });
  await alterAnswer(page, 'OrderStatusDetailed', (answer) => {
    Object.assign(answer.Response['order'] as object, { details: [{ label: 'Cutlery', value: 'Yes' }] });
    return answer;
  });
  const guest = new KioskGuest(page);
  await guest.switchOn(servery);
  await guest.beginWithChips();
  await guest.viewCart.click();
  await guest.payInStore();
  await page.keyboard.type('mia');
  await page.getByRole('button', { name: /Place order/ }).click();
  const paper = page.locator('section[aria-hidden]').filter({ hasText: 'Tax invoice' });
  await expect(paper.locator('svg path')).toHaveCount(1);
  await expect(paper.locator('img')).toHaveAttribute('src', /logo/);
  await expect(paper).toContainText('(08) 5550 0142');
  await expect(paper).toContainText(/\d{4}-\d{2}-\d{2} \d{2}:\d{2}/);
  await expect(paper).toContainText('Cutlery: Yes');
});
