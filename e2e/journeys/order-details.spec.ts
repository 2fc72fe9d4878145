import { atCheckout } from '../at-checkout.ts';
import { expect, test } from '../house.ts';
import { Kitchen } from '../kitchen.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('what the venue asks at the checkout stands on the receipt, on the board and on the docket', async ({
  page,
  browser,
  house,
}) => {
  const shopper = await atCheckout(page, house);
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
  const kitchen = await Kitchen.arrive(browser, house);
  const slip = kitchen.page.getByRole('article', { name: new RegExp(`^Order ${number},`) });
  await expect(slip).toContainText('Cutlery and napkins, please: Yes');
  await slip.getByRole('button', { name: `Details of ${number}` }).click();
  await kitchen.page.getByRole('link', { name: 'Print docket' }).click();
  await expect(kitchen.page.getByRole('article', { name: `Order ${number}` })).toContainText(
    'Cutlery and napkins, please: Yes',
  );
});
