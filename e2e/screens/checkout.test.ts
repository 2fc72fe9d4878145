import { alterFacts, listen } from '../altered.ts';
import { alterVenue, atCheckout, refusal } from '../at-checkout.ts';
import { expectAccessible } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { chipsInCart } from '../prepared.ts';
import { SAM } from '../shopper.ts';

test.use({ on: ['web', 'app'] });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the screen has its frame, and its ways back [CHK-007 CHK-009 CHK-010 CHK-015 CHK-017 CHK-018 CHK-020 CHK-021 CHK-027 CHK-047 CHK-048 CHK-062]', async ({
    page,
    servery,
  }) => {
    await alterVenue(page, ({ menu }) => {
      menu['checkout_notice'] = 'Market orders are ready from noon.';
    });
    const calls = listen(page);
    await atCheckout(page, servery);
    const store = page.getByLabel('Store', { exact: true });
    await expect(store).toContainText('Banksia Kitchen');
    await expect(store).toContainText('12 Market Street, Fremantle');
    await expect(store).toContainText('(08) 5550 0142');
    await expect(page.getByText('Market orders are ready from noon.')).toBeVisible();
    await expect(page.getByText('Pickup, ASAP')).toBeVisible();
    for (const label of ['Name', 'Email', 'Mobile']) await expect(page.getByLabel(label)).toBeVisible();
    await expect(page.getByLabel('Mobile')).toHaveAttribute('placeholder', '491 570 156');
    await page.getByLabel('Country').selectOption('NZ');
    await expect(page.getByLabel('Mobile')).toHaveAttribute('placeholder', '21 000 0000');
    await expect(page.getByRole('link', { name: 'Sign in or Create account' })).toHaveAttribute(
      'href',
      '/checkout/login',
    );
    await expect.poll(() => calls.filter(({ name }) => name === 'ManageCart.load_checkout').length).toBe(1);
    const sent = calls.find(({ name }) => name === 'ManageCart.load_checkout')?.form;
    expect(sent?.get('checkout_options[fulfilment_type]')).toBe('pickup');
    expect(sent?.get('component')).toBe('Checkout');
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Change fulfilment' }).click();
    await page
      .getByRole('dialog', { name: 'Choose Fulfilment' })
      .getByRole('button', { name: 'Set' })
      .click();
    await expect(page.getByRole('button', { name: 'Cancel Order' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Menu' }).click();
    await expect(page).toHaveURL(/\/menu\/banksia-kitchen$/);
    await page.goBack();
    await page.getByRole('link', { name: 'Back to Cart' }).first().click();
    await expect(page).toHaveURL(/\/cart$/);
  });

  test('a brand hides what it does not ask for, and asks for age and terms [CHK-016 CHK-050 CHK-055 CHK-060 CHK-177 CHK-178 CHK-179 CHK-180]', async ({
    page,
    servery,
  }) => {
    await alterFacts(page, (facts) => {
      Object.assign(facts.brand['checkout'] as object, {
        hide_header: true,
        hide_email: true,
        hide_mobile: true,
        terms: { enabled: true, link_text: 'terms of use', link_url: '/about' },
        age: { enabled: true, text: 'I am 18 years of age or older' },
      });
    });
    const calls = listen(page);
    const shopper = await atCheckout(page, servery);
    await expect(page.getByLabel('Store', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveCount(0);
    await expect(page.getByLabel('Mobile')).toHaveCount(0);
    await page.getByLabel('Name').fill('Sam Nguyen');
    await shopper.placeOrder();
    await expect(shopper.said('Agreement to the Age limitation is required to proceed.')).toBeVisible();
    await page.getByRole('checkbox', { name: 'I am 18 years of age or older' }).check();
    await shopper.placeOrder();
    await expect(shopper.said('Agreement to the Terms is required to proceed.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'terms of use' })).toHaveAttribute('href', '/about');
    await expectAccessible(page);
    await page.getByRole('checkbox', { name: /I agree to the terms of use/ }).check();
    expect(calls.some(({ name }) => name === 'SubmitOrder')).toBe(false);
    const [sent] = await Promise.all([
      page.waitForRequest((request) => (request.postData() ?? '').includes('SubmitOrder')),
      shopper.placeOrder(),
    ]);
    const form = new URLSearchParams(sent.postData() ?? '');
    expect([form.get('age_agreed'), form.get('terms_agreed')]).toEqual(['1', '1']);
    expect([form.get('customer_email'), form.get('customer_mobile')]).toEqual([null, null]);
  });

  test('what is wrong is said beside its field and at the top of the page', async ({ page, servery }) => {
    const shopper = await atCheckout(page, servery);
    await shopper.fillDetails({ ...SAM, email: 'sam@' });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await shopper.placeOrder();
    const said = page.getByText('Enter a valid email address');
    await expect(said.first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(0);
  });

  test('the venue asks its own questions, and a school whose lunch it is [CHK-071 CHK-072 CHK-073]', async ({
    page,
    servery,
  }) => {
    await alterVenue(page, ({ menu }) => {
      menu['is_students_enabled'] = 1;
      menu['student_name_label'] = '';
      menu['custom_fields_label'] = 'For the kitchen';
      menu['custom_fields'] = [
        {
          name: 'spice',
          label: 'How hot?',
          type: 'choice',
          required: 1,
          preset: '',
          hint: '',
          options: ['Mild', 'Hot'],
        },
        {
          name: 'pairs',
          label: 'Chopsticks',
          type: 'number',
          required: 0,
          preset: '',
          hint: '',
          options: [],
        },
        {
          name: 'gift',
          label: 'It is a gift',
          type: 'check',
          required: 0,
          preset: '',
          hint: '',
          options: [],
        },
      ];
    });
    const calls = listen(page);
    const shopper = await atCheckout(page, servery);
    await expect(page.getByRole('heading', { name: 'For the kitchen' })).toBeVisible();
    await shopper.fillDetails();
    await shopper.placeOrder();
    await expect(shopper.said('How hot? is required')).toBeVisible();
    await page.getByText('Hot', { exact: true }).click();
    await page.getByLabel('Chopsticks').fill('two');
    await shopper.placeOrder();
    await expect(shopper.said('Chopsticks: enter a number')).toBeVisible();
    await page.getByLabel('Chopsticks').fill('2');
    await page.getByRole('checkbox', { name: 'It is a gift' }).check();
    await page.getByLabel('Student', { exact: true }).fill('Leo');
    await page.getByRole('button', { name: /Class/ }).click();
    await page.getByRole('option', { name: 'Year 8A' }).click();
    await expectAccessible(page);
    // A page that is left and opened again still knows.
    await page.reload();
    await expect(page.getByLabel('Student', { exact: true })).toHaveValue('Leo');
    await shopper.placeOrder();
    await shopper.receiptNumber();
    const sent = calls.findLast(({ name }) => name === 'SubmitOrder')?.form;
    expect(sent?.get('custom_data[spice]')).toBe('Hot');
    expect(sent?.get('custom_data[pairs]')).toBe('2');
    expect(sent?.get('custom_data[gift]')).toBe('1');
    expect(sent?.get('student_name')).toBe('Leo');
    expect(Number(sent?.get('store_class_id'))).toBeGreaterThan(0);
  });

  test('loading says so for 3 s, and a refusal stays for 10 s [CHK-029 CHK-030]', async ({
    page,
    servery,
  }) => {
    await page.clock.install();
    let answered: (() => void) | undefined;
    const asked = new Promise<void>((done) => {
      answered = done;
    });
    await page.route('**/api', async (route) => {
      if (!(route.request().postData() ?? '').includes('load_checkout')) return route.fallback();
      await asked;
      await route.fulfill({ json: refusal('The store has moved') });
    });
    const shopper = await chipsInCart(page, servery);
    await page.goto(`${servery.url}/checkout`);
    await expect(shopper.said('Loading checkout...')).toBeVisible();
    await page.clock.runFor(3200);
    await expect(page.getByText('Loading checkout...')).toHaveCount(0);
    answered?.();
    await expect(shopper.said('The store has moved')).toBeVisible();
    await page.clock.runFor(9000);
    await expect(shopper.said('The store has moved')).toBeVisible();
    await page.clock.runFor(1500);
    await expect(page.getByText('The store has moved')).toHaveCount(0);
  });

  test(
    'in the app a promo code can be scanned, from a QR code alone [CHK-173 CHK-175 ACC-250]',
    { on: ['app'] },
    async ({ page, servery }) => {
      await page.addInitScript(() => {
        const codes = [
          { kind: 'code', format: 'EAN_13', text: '9300605' },
          { kind: 'code', format: 'QR_CODE', text: JSON.stringify({ promo_code: 'spring10' }) },
        ];
        Object.assign(globalThis, { serveryShell: { scan: () => Promise.resolve(codes.shift()) } });
      });
      const shopper = await atCheckout(page, servery);
      await page.getByRole('button', { name: 'Enter voucher or promo code' }).click();
      const scan = page.getByRole('button', { name: 'Scan QR Code' });
      await scan.click();
      await expect(shopper.said('Code not recognised')).toBeVisible();
      await scan.click();
      await expect(page.getByRole('textbox', { name: 'Promo code' })).toHaveValue('SPRING10');
    },
  );

  test('the last of a product is removed after asking, and an order is cancelled after asking [CHK-024 CHK-028 CHK-220 CHK-221]', async ({
    page,
    servery,
  }) => {
    const shopper = await atCheckout(page, servery);
    await page.getByRole('button', { name: 'Add one Rosemary Chips' }).click();
    await expect(page.getByRole('button', { name: /Place order.*\$16\.00/ })).toBeVisible();
    await page.getByRole('button', { name: 'Remove one Rosemary Chips' }).click();
    await expect(page.getByRole('button', { name: /Place order.*\$8\.00/ })).toBeVisible();
    await page.getByRole('button', { name: /Remove Rosemary Chips/ }).click();
    await page
      .getByRole('dialog', { name: 'Remove Rosemary Chips?' })
      .getByRole('button', { name: 'Remove' })
      .click();
    await expect(page.getByText('Your cart is empty')).toBeVisible();

    await shopper.openMenu();
    await shopper.addChips();
    await page.goto(`${servery.url}/checkout`);
    await page.getByRole('button', { name: 'Cancel Order' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel Order' }).click();
    await expect(page).toHaveURL(/\/menu\/banksia-kitchen$/);
    // Without a way to have it there is nothing to check out.
    const calls = listen(page);
    await page.goto(`${servery.url}/checkout`);
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    expect(calls.some(({ name }) => name === 'ManageCart.load_checkout')).toBe(false);
  });

  test('promo code and instructions have their popups [CHK-171 CHK-172 CHK-174 CHK-176]', async ({
    page,
    servery,
  }) => {
    const shopper = await atCheckout(page, servery);
    await page.getByRole('button', { name: 'Enter voucher or promo code' }).click();
    const popup = page.getByRole('dialog', { name: 'Voucher/Promo Code' });
    await popup.getByLabel('Promo code').pressSequentially('spring10');
    await expect(popup.getByLabel('Promo code')).toHaveValue('SPRING10');
    await popup.getByRole('button', { name: 'Save' }).click();
    await expect(shopper.said('Promo code SPRING10 applied')).toBeVisible();
    await expect(page.getByText('Other discount')).toBeVisible();
    await page.getByRole('button', { name: 'Add instructions' }).click();
    await page
      .getByRole('dialog', { name: 'Instructions' })
      .getByLabel('Instructions for your order')
      .fill('No salt');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: /Edit instructions/ })).toContainText('No salt');
  });
});
