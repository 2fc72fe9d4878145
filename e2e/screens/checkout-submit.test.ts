import { alterAnswer, listen } from '../altered.ts';
import { atCheckout } from '../at-checkout.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { cutOff } from '../fulfilment-chooser.ts';

test.use({ on: ['web', 'app'] });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('an order is validated, then placed, with one key; a double tap places it once [CHK-025 CHK-182 CHK-183 CHK-195]', async ({
    page,
    servery,
  }) => {
    const shopper = await atCheckout(page, servery);
    await shopper.fillDetails();
    const calls = listen(page);
    const seen = { '0': Promise.withResolvers<void>(), '1': Promise.withResolvers<void>() };
    await page.route('**/api', async (route) => {
      const form = new URLSearchParams(route.request().postData() ?? '');
      const phase = form.get('preorder');
      if (phase === '0' || phase === '1') await seen[phase].promise;
      await route.fallback();
    });
    const place = page.getByRole('button', { name: /Place order/ });
    await page.evaluate(() => {
      const isThanked = () => document.querySelector('main')?.textContent.includes('Thank you!');
      new MutationObserver(() => isThanked() && Object.assign(window, { thanked: true })).observe(
        document.body,
        { subtree: true, childList: true, characterData: true },
      );
    });
    await place.click();
    await place.click({ force: true });
    await expect(shopper.said('Validating order...')).toBeVisible();
    await expect(place).toHaveAttribute('aria-busy', 'true');
    seen[0].resolve();
    await expect(shopper.said('Placing order...')).toBeVisible();
    seen[1].resolve();
    await shopper.receiptNumber();
    expect(await page.evaluate(() => 'thanked' in window)).toBe(true);
    const submits = calls.filter(({ name }) => name === 'SubmitOrder').map(({ form }) => form);
    expect(submits.map((form) => form.get('preorder'))).toEqual(['0', '1']);
    expect(new Set(submits.map((form) => form.get('submit_key'))).size).toBe(1);
    // Nothing of the order is left: the next visit begins at the menu.
    await page.goto(`${servery.url}/checkout`);
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    const stored = await page.evaluate(() => JSON.stringify(localStorage));
    expect(stored).toContain('\\"fulfilment\\":null');
  });

  test('a lost line is named by its code, and changes nothing [CHK-193 CHK-247 CHK-248 CHK-249]', async ({
    page,
    servery,
  }) => {
    const dead = new Set(['ManageCart.load_checkout']);
    for (const name of [
      'ManageCart.load_checkout',
      'ManageCart.update_checkout',
      'ManageCart.update_quantity',
      'ManageCart.clear_cart',
      'SubmitOrder',
    ])
      await cutOff(page, name, () => (dead.has(name) ? undefined : null));
    const tail = 'please try again. If the problem continues, please log out and log back in again.';
    const shopper = await atCheckout(page, servery);
    await expect(shopper.said(`Error CH1, ${tail}`)).toBeVisible();
    await shopper.fillDetails();
    dead.add('ManageCart.update_quantity');
    await page.getByRole('button', { name: 'Add one Rosemary Chips' }).click();
    await expect(shopper.said(`Error CH3, ${tail}`)).toBeVisible();
    dead.add('ManageCart.clear_cart');
    await page.getByRole('button', { name: 'Cancel Order' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel Order' }).click();
    await expect(shopper.said(`Error CH4, ${tail}`)).toBeVisible();
    dead.add('ManageCart.update_checkout');
    await page.getByRole('button', { name: 'Add instructions' }).click();
    await page.getByLabel('Instructions for your order').fill('No lime');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(shopper.said(`Error CH2, ${tail}`)).toBeVisible();
    await page.keyboard.press('Escape');
    dead.clear();
    dead.add('SubmitOrder');
    await shopper.placeOrder();
    await expect(
      shopper.said('Unexpected error: Check your order has not already gone through and try again'),
    ).toBeVisible();
    dead.clear();
    await shopper.placeOrder();
    await shopper.receiptNumber();
  });

  test('an answer that was lost is asked for again, and the order is there once', async ({
    page,
    servery,
  }) => {
    const shopper = await atCheckout(page, servery);
    await shopper.fillDetails();
    let lost = 0;
    const keys: (string | null)[] = [];
    await alterAnswer(page, 'SubmitOrder', (answer, form) => {
      if (form.get('preorder') !== '1') return answer;
      keys.push(form.get('submit_key'));
      lost += 1;
      return lost === 1 ? undefined : answer;
    });
    await shopper.placeOrder();
    await shopper.receiptNumber();
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test(
    'the return from PayPal is read, that from coins too, and success places the order [CHK-013 CHK-014 CHK-131 CHK-132 CHK-133 CHK-134 ACC-321]',
    { on: ['web'] },
    async ({ page, servery }) => {
      const shopper = await atCheckout(page, servery);
      await shopper.fillDetails();
      const back = async (query: string) => {
        await page.goto(`${servery.url}/checkout?${query}`);
        await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
      };
      const failed = 'An error occurred while attempting to authenticate with PayPal';
      await back(`result=error&msg=${encodeURIComponent(failed)}`);
      await expect(shopper.said(failed)).toBeVisible();
      await back('result=error&msg=Pay+again+at+evil.example');
      await expect(shopper.said('PayPal: Unknown error PEC001')).toBeVisible();
      await back('result=error');
      await expect(shopper.said('PayPal: Unknown error PEC001')).toBeVisible();
      await back('result=maybe');
      await expect(shopper.said('PayPal: Unknown result maybe PRC001')).toBeVisible();
      await back('result=error&method=CB');
      await expect(shopper.said('Payment failed.')).toBeVisible();
      const calls = listen(page);
      await back('result=cancel');
      await expect(page).toHaveURL(/\/checkout$/);
      expect(calls.some(({ name }) => name === 'SubmitOrder')).toBe(false);

      // The stand-in for the provider sends the customer straight back.
      await alterAnswer(page, 'SubmitOrder', (answer, form) => {
        if (form.get('preorder') === '0')
          answer.Response['payment_redirect'] = `${servery.url}/checkout?result=success`;
        return answer;
      });
      await page.getByText('PayPal', { exact: true }).click();
      const keys = new Set<string | null>();
      await cutOff(page, 'SubmitOrder', () => null);
      page.on('request', (request) => {
        const form = new URLSearchParams(request.postData() ?? '');
        if (form.get('RequestAction') === 'SubmitOrder')
          keys.add(`${form.get('preorder')} ${form.get('submit_key')}`);
      });
      await page.getByRole('button', { name: /Continue to PayPal/ }).click();
      await expect.poll(() => keys.size).toBe(2);
      expect(new Set([...keys].map((key) => key?.slice(2))).size).toBe(1);
    },
  );
});
