import { answersTo, listen } from '../altered.ts';
import { test } from '../browserless/screen.ts';
import { toPinpad, unpair } from '../pinpad.ts';
import { withPrinter } from '../printers.ts';
import { expect } from '../servery.ts';

test.use({ on: ['kiosk', 'pos'], terminals: true, hasTouch: true });

test('a payment is remembered while it runs, and its receipt comes out of the printer once it is approved; a second call places the order [CHK-019 CHK-147 CHK-148 CHK-185]', async ({
  page,
  servery,
  context,
  variant,
}) => {
  const isKiosk = variant === 'kiosk';
  await withPrinter(
    servery,
    { name: isKiosk ? 'Kiosk' : 'Counter', document: 'eftpos' },
    async ({ turn }) => {
      const { pinpad, pay, popup, placed } = await toPinpad(page, servery, isKiosk ? 'kiosk' : 'pos');
      const store = isKiosk ? 'Pay in store' : /^Place order/;
      await expect(page.getByRole('button', { name: store }).last()).toBeVisible();
      const calls = listen(page);
      const phases = () =>
        calls.filter(({ name }) => name === 'SubmitOrder').map(({ form }) => form.get('preorder'));
      await pay.click();
      await expect(popup).toBeVisible();
      await pinpad.asksFor('PURCHASE $8.00');
      const kept = async () => (await context.cookies()).find(({ name }) => name === 'linklytxn');
      const cookie = await kept();
      expect(Object.keys(JSON.parse(decodeURIComponent(cookie?.value ?? '')))).toEqual([
        'sessionId',
        'posGuid',
      ]);
      expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 60)).toBe(20_160);
      expect(phases()).toEqual(['0']);
      await pinpad.press('tap');
      await expect(placed).toBeVisible();
      expect(phases()).toEqual(['0', '1']);
      expect(await kept()).toBeUndefined();
      await expect.poll(async () => (await turn()).join('\n')).toMatch(/PURCHASE +AUD \$8\.00/);
    },
  );
});

test(
  'a card that is declined closes the popup of the till and says why until somebody acts; the order is kept [CHK-156]',
  { on: ['pos'] },
  async ({ page, servery }) => {
    const { pinpad, pay, popup, failed, placed } = await toPinpad(page, servery, 'pos');
    await pay.click();
    await pinpad.asksFor('PURCHASE $8.00');
    await expect(popup).toBeVisible();
    await pinpad.press('decline');
    await expect(failed).toContainText(/Transaction Failed \(MSG-CO2\)\.\s*DECLINED, NOT ENOUGH FUNDS/);
    await expect(popup).toBeHidden();
    await failed.getByRole('button', { name: 'Try again' }).click();
    await pinpad.asksFor('PURCHASE $8.00');
    await pinpad.press('tap');
    await expect(placed).toBeVisible();
  },
);

test(
  'staff who want a card before the pinpad is paired pair it first, and the payment begins then [CHK-141 CHK-142 CHK-160]',
  { on: ['pos'] },
  async ({ page, servery }) => {
    const { pinpad, pay, popup, placed } = await toPinpad(page, servery, 'pos');
    await unpair(servery, 'pos');
    const calls = answersTo(page);
    await pay.click();
    const { answer } = await calls.of('SubmitOrder');
    expect(JSON.stringify(answer.Response)).toContain('MSG-LCP2');
    await expect(page.getByRole('heading', { name: 'Pair Eftpos Pinpad' })).toBeVisible();
    await pinpad.pairAt(page);
    await expect(page).toHaveURL(/\/pos\/checkout$/);
    await expect(popup).toBeVisible();
    await pinpad.asksFor('PURCHASE $8.00');
    await pinpad.press('tap');
    await expect(placed).toBeVisible();
  },
);

test(
  'a kiosk asks its pinpad for all that is to be paid, and for nothing where nothing is; cards and the counter are the ways to pay there [CHK-006 CHK-143]',
  { on: ['kiosk'] },
  async ({ page, servery }) => {
    const { pinpad, pay, failed, placed } = await toPinpad(page, servery, 'kiosk');
    const details = page.getByRole('dialog', { name: 'Your Details' });
    const ways = details.getByRole('button', { name: /pay|place order/i });
    await expect(ways).toHaveText([/^Pay with Eftpos/, 'Pay in store']);
    await pay.click();
    await pinpad.asksFor('PURCHASE $8.00');
    await pinpad.press('cancel');
    await failed.getByRole('button', { name: 'Back to Cart' }).click();
    await page.getByRole('button', { name: 'Enter voucher or promo code' }).click();
    await page.keyboard.type('onus10');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: /Proceed to Checkout/ })).toContainText('$0.00');
    await page.getByRole('button', { name: /Proceed to Checkout/ }).click();
    await expect(ways).toHaveText([/^Place order/]);
    await expect(pay).toHaveCount(0);
    const sent = listen(page);
    await ways.click();
    await expect(placed).toBeVisible();
    expect(sent.some(({ name }) => name === 'Linkly.transaction')).toBe(false);
  },
);
