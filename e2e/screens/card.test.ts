import type { Page } from '@playwright/test';
import { listen } from '../altered.ts';
import { alterVenue, typeCard } from '../at-checkout.ts';
import { expectAccessible } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { expect, type Servery } from '../servery.ts';
import { chipsInCart, toCheckout } from '../prepared.ts';
import type { Shopper } from '../shopper.ts';
import { cutOff } from '../fulfilment-chooser.ts';
import { tick } from '../tick.ts';

test.use({ on: ['web', 'app'] });

const VISA = '4111 1111 1111 1111';
const DECLINED = '4000 1111 1111 1115';

async function atCard(page: Page, servery: Servery): Promise<Shopper> {
  const shopper = await chipsInCart(page, servery);
  await toCheckout(shopper);
  await shopper.fillDetails();
  await tick(page.getByRole('radio', { name: /^Card/ }));
  return shopper;
}

test.describe('by card', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a guest pays by card: it becomes a nonce, and its number goes nowhere else [CHK-034 CHK-110 CHK-111 ACC-348]', async ({
    page,
    servery,
  }) => {
    const bodies: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api') bodies.push(request.postData() ?? '');
    });
    const shopper = await atCard(page, servery);
    // Below Card, and above what else there is.
    const under = page.locator('[data-look="method"]').filter({ has: page.getByLabel('Card number') });
    await expect(under.getByRole('radio')).toHaveAttribute('value', 'CC');
    await typeCard(page, VISA);
    await expect(page.getByLabel('Name on card')).toHaveValue('SAM NGUYEN');
    await expect(page.getByText('(card 1.2%)')).toBeVisible();
    await expectAccessible(page);
    // A page that is opened again has forgotten the card.
    await page.reload();
    await tick(page.getByRole('radio', { name: /^Card/ }));
    await expect(page.getByLabel('Card number')).toHaveValue('');
    await expect(page.getByLabel('Security code')).toHaveValue('');
    await typeCard(page, VISA);
    await shopper.placeOrder();
    await shopper.receiptNumber();
    const all = bodies.join('\n');
    expect(all).toContain('braintree_nonce=');
    expect(all.replaceAll(/[ +-]|%20/g, '')).not.toContain(VISA.replaceAll(' ', ''));
    expect(await page.evaluate(() => JSON.stringify(localStorage).replaceAll(' ', ''))).not.toContain(
      VISA.replaceAll(' ', ''),
    );
  });

  test('a cart that was asked for before the card was chosen does not take its surcharge away', async ({
    page,
    servery,
  }) => {
    const shopper = await chipsInCart(page, servery);
    await toCheckout(shopper);
    await shopper.fillDetails();
    const [asked, chosen, shown] = [0, 1, 2].map(() => Promise.withResolvers<void>());
    await page.route('**/api', async (route) => {
      const body = route.request().postData() ?? '';
      if (body.includes('update_checkout')) await asked?.promise;
      if (!body.includes('return_order=1')) return route.fallback();
      const response = await route.fetch();
      asked?.resolve();
      await shown?.promise;
      await route.fulfill({ response });
      chosen?.resolve();
    });
    await tick(page.getByRole('radio', { name: /^Card/ }));
    await servery.venueIs({ status: 'online', always_open: 1, order_for_later: 1, cstext: '' });
    await expect(page.getByText('(card 1.2%)')).toBeVisible();
    shown?.resolve();
    await chosen?.promise;
    await page.evaluate(() => new Promise((done) => setTimeout(done, 0)));
    await expect(page.getByRole('button', { name: /Place order.*8\.10/ })).toBeVisible({ timeout: 1 });
    await typeCard(page, VISA);
    await shopper.placeOrder();
    await shopper.receiptNumber();
  });

  test('American Express is known by its first digits, and its surcharge is shown [CHK-097 CHK-103 CHK-104 CHK-167 CHK-170]', async ({
    page,
    servery,
  }) => {
    const calls = listen(page);
    const told = () =>
      calls
        .filter(({ name }) => name === 'ManageCart.update_checkout')
        .map(({ form }) => form.get('checkout_options[payment_method]'));
    await atCard(page, servery);
    await expect(page.getByRole('region', { name: 'Card' })).toBeVisible();
    await expect(page.getByText('(card 1.2%)')).toBeVisible();
    expect(told().at(-1)).toBe('CC');
    await page.getByLabel('Card number').pressSequentially('3782');
    await expect(page.getByText('(AMEX 2.4%)')).toBeVisible();
    await expect(page.getByRole('button', { name: /Place order.*\$8\.19/ })).toBeVisible();
    await page.getByLabel('Card number').fill('41');
    await expect(page.getByRole('button', { name: /Place order.*\$8\.10/ })).toBeVisible();
    await tick(page.getByRole('radio', { name: /PayPal/ }));
    await expect(page.getByText('(PayPal 1.5%)')).toBeVisible();
    await expect(page.getByRole('region', { name: 'PayPal' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Card' })).toHaveCount(0);
    await tick(page.getByRole('radio', { name: /Pay in store/ }));
    await expect(page.getByText(/^Surcharge/)).toHaveCount(0);
  });

  test('a declined card says so and keeps everything that was typed; the next one pays', async ({
    page,
    servery,
  }) => {
    const shopper = await atCard(page, servery);
    await page.getByLabel('Card number').fill('4111');
    await shopper.placeOrder();
    await expect(page.getByText('Enter a valid card number').first()).toBeVisible();
    await expect(page.getByLabel('Card number')).toBeFocused();
    await typeCard(page, DECLINED);
    await shopper.placeOrder();
    await expect(shopper.said('declined')).toBeVisible();
    await expect(page.getByLabel('Card number')).toHaveValue(DECLINED);
    await expect(page.getByLabel('Name on card')).toHaveValue('SAM NGUYEN');
    await page.getByLabel('Card number').fill(VISA);
    await shopper.placeOrder();
    await shopper.receiptNumber();
  });

  test('a card is billed to an address where the venue asks for one, searched for or by hand [CHK-093 CHK-095 CHK-096]', async ({
    page,
    servery,
  }) => {
    const asks = (merchant: Record<string, unknown>) => {
      merchant['is_billing_address_required'] = 1;
    };
    await alterVenue(page, asks, { inPage: false });
    await cutOff(page, 'AddressSearch.suggest', () => undefined);
    const tokenised: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/braintree/graphql')) tokenised.push(request.postData() ?? '');
    });
    const calls = listen(page);
    const shopper = await atCard(page, servery);
    await typeCard(page, VISA);
    await shopper.placeOrder();
    await expect(page.getByText('Enter your card’s billing address').first()).toBeVisible();
    await page.getByRole('combobox', { name: 'Billing address search' }).pressSequentially('8 Norfolk');
    await expect(
      shopper.said('Error searching for address. Please enter your billing address manually.'),
    ).toBeVisible();
    const billing = page.getByRole('group', { name: 'Billing address' });
    await billing.getByRole('textbox').nth(0).fill('8 Norfolk Street');
    await billing.getByRole('textbox').nth(2).fill('Fremantle');
    await billing.getByRole('textbox').nth(3).fill('wa');
    await billing.getByRole('textbox').nth(4).fill('6160');
    await expect(billing.getByRole('textbox').nth(3)).toHaveValue('WA');
    await expectAccessible(page);
    await shopper.placeOrder();
    await shopper.receiptNumber();
    expect(tokenised.join('')).toContain('"postalCode":"6160"');
    const sent = calls.findLast(({ name }) => name === 'SubmitOrder')?.form;
    expect(sent?.get('billing_address1')).toBe('8 Norfolk Street');
  });

  test(
    'a billing address that is found without its number or its postcode is entered by hand [CHK-083 CHK-084 CHK-085]',
    { on: ['web'] },
    async ({ page, servery }) => {
      await alterVenue(page, (merchant) => Object.assign(merchant, { is_billing_address_required: 1 }), {
        inPage: false,
      });
      const shopper = await atCard(page, servery);
      const search = page.getByRole('combobox', { name: 'Billing address search' });
      const find = async (typed: string, wanted: RegExp) => {
        await search.fill('');
        await search.pressSequentially(typed);
        await page.getByRole('option', { name: wanted }).click();
      };
      await find('marine parade, c', /^Marine Parade/);
      await expect(shopper.said('Error confirming street address, please enter it manually')).toBeVisible();
      await expect(page.getByLabel('Billing suburb')).toHaveValue('Cottesloe');
      await page.reload();
      await tick(page.getByRole('radio', { name: /^Card/ }));
      await find('5 thomson', /^5 Thomson Bay/);
      await expect(shopper.said('Error confirming address, please enter it manually')).toBeVisible();
      await expect(page.getByLabel('Billing postcode')).toHaveValue('');
    },
  );

  test('a provider that cannot be reached is named, and nothing is placed [CHK-112]', async ({
    page,
    servery,
  }) => {
    await page.route('**/braintree/graphql', (route) => route.abort());
    const calls = listen(page);
    const shopper = await atCard(page, servery);
    await typeCard(page, VISA);
    await shopper.placeOrder();
    await expect(shopper.said('Error contacting Braintree Payments')).toBeVisible();
    await expect(page.getByLabel('Card number')).toHaveValue(VISA);
    await expect(page).toHaveURL(/\/checkout$/);
    expect(calls.some(({ form }) => form.get('preorder') === '1')).toBe(false);
  });
});
