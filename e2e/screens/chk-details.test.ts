import { alterAnswer, alterFacts, listen } from '../altered.ts';
import { alterVenue, atCheckout } from '../at-checkout.ts';
import { Cashier } from '../counter.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { KioskGuest } from '../kiosk.ts';
import { member, toCheckout } from '../prepared.ts';

test.use({ on: ['web', 'app'] });

const NO_NAME = 'Enter your name for the order';
const NO_MOBILE = 'Enter your mobile phone number';
const BAD_MOBILE = 'Enter a valid mobile phone number with its country code, like +61 491 570 156';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a guest is told one by one which detail is missing or wrong, up to its least length [CHK-049 CHK-051 CHK-052 CHK-053 CHK-056 CHK-057 CHK-058 CHK-061 CHK-223 CHK-265 ACC-008 ACC-343]', async ({
    page,
    servery,
  }) => {
    const shopper = await atCheckout(page, servery);
    const refused = async (field: string, typed: string, words: string) => {
      await page.getByLabel(field, { exact: true }).fill(typed);
      await shopper.placeOrder();
      await expect(page.getByLabel(field, { exact: true })).toHaveAccessibleDescription(words);
      await expect(shopper.said(words)).toBeVisible();
    };
    const taken = (field: string) =>
      expect(page.getByLabel(field, { exact: true })).not.toHaveAttribute('aria-invalid');
    for (const name of ['', ' S ']) await refused('Name', name, NO_NAME);
    await page.getByLabel('Name', { exact: true }).fill('Jo');
    await refused('Email', '', 'Enter your email address for your receipt');
    await taken('Name');
    for (const email of ['sam', 'sam@', 'sam@example', '@example.com', 'sam example@example.com'])
      await refused('Email', email, 'Enter a valid email address');
    for (const email of ['sam@example.io', 'sam.o-neil_1@mail-2.example.com']) {
      await page.getByRole('textbox', { name: 'Email' }).fill(email);
      await refused('Mobile', '', NO_MOBILE);
      await taken('Email');
    }
    // The prefix counts: +61123 has six characters, +611234 seven.
    await refused('Mobile', '123', NO_MOBILE);
    for (const mobile of ['1234', '0491 570 15', '+61 991 570 156'])
      await refused('Mobile', mobile, BAD_MOBILE);

    const country = page.getByLabel('Country');
    await expect(country.getByRole('option')).toHaveText(['AU +61', 'NZ +64', 'GB +44', 'US +1', 'Other +']);
    const kept = () =>
      page.evaluate(() => {
        const { guest } = JSON.parse(localStorage.getItem('servery:demo:web') ?? '{}');
        return guest.mobile as string;
      });
    for (const [code, prefix] of [
      ['AU', '+61'],
      ['NZ', '+64'],
      ['US', '+1'],
      ['GB', '+44'],
      ['', '+'],
    ] as const) {
      await country.selectOption(code);
      await page.getByLabel('Mobile').fill('2025550143');
      await expect.poll(kept).toBe(`${prefix}2025550143`);
      await page.getByLabel('Mobile').fill('');
      await expect.poll(kept).toBe(prefix);
    }
    await country.selectOption('GB');
    await page.getByLabel('Mobile').fill('7700 900123');
    const sent = page.waitForRequest((request) => (request.postData() ?? '').includes('SubmitOrder'));
    await shopper.placeOrder();
    const form = new URLSearchParams((await sent).postData() ?? '');
    expect(form.get('customer_name')).toBe('Jo');
    expect(form.get('customer_email')).toBe('sam.o-neil_1@mail-2.example.com');
    expect(form.get('customer_mobile')).toBe('+447700900123');
    expect(form.get('mobile_metadata[country_code]')).toBe('GB');
  });

  test('a member tells a name only where the stored one says nothing, and always a mobile [CHK-067 CHK-068 CHK-069 CHK-070 CHK-257]', async ({
    page,
    servery,
  }) => {
    let stored = 'Apple User';
    for (const call of ['CustomerAccount', 'ManageCart.load_checkout'])
      await alterAnswer(page, call, (answer) => {
        if (answer.ResponseCode === 'SUCCESS')
          Object.assign(answer.Response['customer'] as object, { name: stored });
        return answer;
      });
    const shopper = await member(page, servery, { chips: true });
    const name = page.getByLabel('Name', { exact: true });
    for (stored of ['Bo', '', 'B', 'AppleUser', 'Google User', 'GoogleUser', 'Apple User']) {
      await toCheckout(shopper);
      await expect(page.getByText(/^Logged-in as/)).toBeVisible();
      await expect(name).toHaveCount(stored === 'Bo' ? 0 : 1);
    }
    for (const short of ['', ' B ']) {
      await name.fill(short);
      await shopper.placeOrder();
      await expect(name).toHaveAccessibleDescription(NO_NAME);
    }
    for (const typed of ['Apple User', 'AppleUser', 'Google User', 'GoogleUser']) {
      await name.fill(typed);
      await shopper.placeOrder();
      await expect(
        shopper.said(`Enter your real name for the order: ${typed} won’t identify your order.`),
      ).toBeVisible();
    }
    await name.fill('Bo');
    const mobile = page.getByLabel('Mobile');
    for (const [typed, words] of [
      ['', NO_MOBILE],
      ['123', NO_MOBILE],
      ['1234', BAD_MOBILE],
    ] as const) {
      await mobile.fill(typed);
      await shopper.placeOrder();
      await expect(mobile).toHaveAccessibleDescription(words);
    }
    await mobile.fill('491 570 110');
    const calls = listen(page);
    await shopper.placeOrder();
    await expect
      .poll(() => calls.find((call) => call.name === 'SubmitOrder')?.form.get('customer_name_new'))
      .toBe('Bo');
    expect(calls.find((call) => call.name === 'SubmitOrder')?.form.get('customer_mobile_new')).toBe(
      '+61491570110',
    );
  });

  test('the questions of a venue have its title or their own, and three kinds of phone number [CHK-063 CHK-074 CHK-075]', async ({
    page,
    servery,
  }) => {
    let title = 'For the kitchen';
    const asks = ['landline', 'short', 'extension'].map((preset) => ({
      name: preset,
      label: `Your ${preset}`,
      type: 'text',
      required: 0,
      preset,
      hint: '',
      options: [],
    }));
    await alterVenue(page, ({ menu }) => {
      menu['custom_fields_label'] = title;
      menu['custom_fields'] = asks;
    });
    const shopper = await atCheckout(page, servery);
    await expect(page.getByRole('heading', { name: 'For the kitchen' })).toBeVisible();
    title = '';
    await toCheckout(shopper);
    await expect(page.getByRole('heading', { name: 'Order Details' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'For the kitchen' })).toHaveCount(0);
    await shopper.fillDetails();
    for (const [preset, wrong, right] of [
      ['landline', ['0491570156', '089555014', '89555 01422'], '08 9555 0142'],
      ['short', ['123'], '1234'],
      ['extension', ['12', '1234'], '123'],
    ] as const) {
      const field = page.getByLabel(`Your ${preset}`);
      for (const typed of wrong) {
        await field.fill(typed);
        await shopper.placeOrder();
        await expect(shopper.said(`Your ${preset}: enter a phone number`)).toBeVisible();
      }
      await field.fill(right);
    }
    const calls = listen(page);
    await shopper.placeOrder();
    await expect.poll(() => calls.find(({ name }) => name === 'SubmitOrder')).toBeTruthy();
    const sent = calls.find(({ name }) => name === 'SubmitOrder')?.form;
    for (const [name, value] of [
      ['landline', '08 9555 0142'],
      ['short', '1234'],
      ['extension', '123'],
    ] as const)
      expect(sent?.get(`custom_data[${name}]`)).toBe(value);
  });
});

test(
  'kiosk and staff leave email and mobile out, unless the brand wants a mobile, and never a name [CHK-051 CHK-054 CHK-059 CHK-223]',
  { on: ['kiosk'] },
  async ({ browser, servery }) => {
    let required = true;
    const opened = async (viewport: { width: number; height: number }) => {
      const page = await (await browser.newContext({ viewport, reducedMotion: 'reduce' })).newPage();
      await alterFacts(page, ({ brand }) => {
        Object.assign(brand['checkout'] as object, { mobile_required: required });
      });
      return page;
    };
    const screen = await opened({ width: 1080, height: 1920 });
    const guest = new KioskGuest(screen);
    await guest.switchOn(servery);
    const place = screen.getByRole('button', { name: /Place order/ });
    for (required of [true, false]) {
      // Who has just switched it on is there already.
      if (!required) await screen.goto(`${servery.url}/kiosk/`);
      await guest.beginWithChips();
      await guest.viewCart.click();
      await guest.payInStore();
      await place.click();
      await expect(screen.getByText(NO_NAME).last()).toBeVisible();
      await screen.keyboard.type('mo');
      await place.click();
      if (required) await expect(screen.getByText(NO_MOBILE).last()).toBeVisible();
    }
    await expect(screen.getByRole('heading', { name: /Thanks, Mo/ })).toBeVisible();

    const till = await opened({ width: 1366, height: 1024 });
    const cashier = new Cashier(till);
    required = true;
    await cashier.start(servery);
    const pay = till.getByRole('button', { name: /Place order/ }).first();
    for (required of [true, false]) {
      if (!required) await till.goto(`${servery.url}/pos/`);
      await cashier.takeChips();
      await cashier.ticket.getByLabel('Name', { exact: true }).fill('O');
      await cashier.goToPay();
      await till
        .getByRole('button', { name: /^\$(10|20|50)\.00$/ })
        .last()
        .click();
      await pay.click();
      await expect(till.getByText(NO_NAME).last()).toBeVisible();
      const details = till.getByRole('dialog', { name: 'Staff Order for Customer' });
      await details.getByLabel('Name', { exact: true }).fill('Oz');
      await details.getByRole('button', { name: 'Done' }).click();
      if (!required) await pay.click();
      if (required) await expect(till.getByText(NO_MOBILE).last()).toBeVisible();
    }
    await expect(till.getByRole('heading', { name: /Order placed/ })).toBeVisible();
  },
);

test('the handover without contact is offered for each way that the venue says, and for none once it is off [CHK-164]', async ({
  page,
  servery,
}) => {
  let set = { enabled: 1, pickup: 1, deliver: 0 };
  await alterVenue(page, ({ menu }) => {
    menu['contactless'] = {
      ...(menu['contactless'] as object),
      ...set,
      pickup_label: 'Leave it on the shelf',
      deliver_label: 'Leave it at the door',
    };
  });
  const shopper = await atCheckout(page, servery);
  const shelf = page.getByRole('checkbox', { name: 'Leave it on the shelf' });
  await expect(shelf).toBeVisible();
  await expect(page.getByText('Leave it at the door')).toHaveCount(0);
  for (set of [
    { enabled: 1, pickup: 0, deliver: 1 },
    { enabled: 0, pickup: 1, deliver: 1 },
  ]) {
    await toCheckout(shopper);
    await expect(page.getByRole('button', { name: /Place order/ })).toBeVisible();
    await expect(page.getByText(/^Leave it/)).toHaveCount(0);
  }
});
