import { alterAnswer, listen, answersTo } from '../altered.ts';
import { refusal } from '../at-checkout.ts';
import { Cashier } from '../counter.ts';
import { expectAccessible } from '../looks.ts';
import { Pinpad, readyWithPinpad, switchOn, toPinpad } from '../pinpad.ts';
import { test, type Variant } from '../browserless/screen.ts';
import { expect } from '../servery.ts';

test.use({ terminals: true, viewport: { width: 1080, height: 1920 }, hasTouch: true });

const unavailable = (code: string) =>
  `Eftpos (Linkly) is not currently available (${code}). Contact a member of staff for assistance.`;
/** What the server says of a pinpad that cannot be used; a guest reads it as it is. */
const SAID = [
  'MSG-CO1',
  'MSG-LCP1',
  'MSG-LPPS1',
  'MSG-LPPS2',
  'MSG-LTS1',
  'MSG-LTS2',
  'MSG-LTS3',
  'MSG-LPR1',
  'MSG-LPR2',
].map(unavailable);
const OTHERS = ['Invalid tender amount (MSG-LCP3)', 'Token Request Failed (MSG-CO3). Status Code 503'];

const DESKS = { on: ['kiosk', 'pos'] } as const;
const whoOf = (variant: Variant) => (variant === 'kiosk' ? 'kiosk' : 'pos');

test(
  'what a pinpad cannot do is said by its code [CHK-157 CHK-159 CHK-161 CHK-162]',
  DESKS,
  async ({ page, servery, variant }) => {
    const { pay, failed } = await toPinpad(page, servery, whoOf(variant));
    let says = '';
    // Refused before the pinpad is asked, so that nothing waits for a card meanwhile.
    await page.route('**/api', (route) =>
      route.request().postData()?.includes('RequestAction=SubmitOrder')
        ? route.fulfill({ json: refusal(says, 'payment_unavailable') })
        : route.fallback(),
    );
    for (says of [...SAID, ...OTHERS]) {
      await pay.or(failed.getByRole('button', { name: 'Try again' })).click();
      for (const sentence of says.split(/(?<=\.) /)) await expect(failed).toContainText(sentence);
    }
  },
);

test(
  'a payment that runs is asked about each second; one that nobody answers for five times more, and is then told as such [CHK-150 CHK-151 CHK-158 CHK-254]',
  DESKS,
  async ({ page, servery, variant }) => {
    const { pinpad, pay, failed } = await toPinpad(page, servery, whoOf(variant));
    const waits = variant === 'kiosk' ? 'Still waiting' : 'No reply yet';
    let asked = 0;
    let dead = false;
    await alterAnswer(page, 'Linkly.transaction', (answer) => {
      asked += 1;
      return dead ? undefined : answer;
    });
    await page.clock.install();
    await pay.click();
    await pinpad.asksFor('PURCHASE $8.00');
    // While it runs it is asked about each second.
    await expect.poll(() => asked).toBeGreaterThan(0);
    // From here on no time passes but the one that is told, however slow the machine is.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    const askedOnceMore = async () => {
      const before = asked;
      const answered = page.waitForResponse(
        (response) => response.request().postData()?.includes('transaction') ?? false,
      );
      // In steps that are too small to matter: an answer may come while the clock runs.
      await expect(async () => {
        await page.clock.runFor(50);
        expect(asked).toBeGreaterThan(before);
      }).toPass({ intervals: [0] });
      await answered;
    };
    // What was on its way when it was paused has come by then.
    await askedOnceMore();
    await askedOnceMore();
    const running = asked;
    await page.clock.runFor(900);
    expect(asked).toBe(running);
    await expect(page.getByText(waits)).toHaveCount(0);
    dead = true;
    asked = 0;
    await page.clock.runFor(100);
    // A second, then twice as long each time: 1, 2, 4, 8 and 16.
    for (const tries of [1, 2, 3, 4, 5]) {
      await expect.poll(() => asked).toBe(tries);
      await expect(page.getByText(`${waits}, try ${tries} of 5`)).toBeVisible();
      await page.clock.runFor(2 ** (tries - 1) * 1000 - 100);
      expect(asked).toBe(tries);
      await page.clock.runFor(100);
    }
    // A till goes on asking, and can serve the next customer.
    const told = variant === 'kiosk' ? failed : page.getByRole('alert');
    await expect(told).toContainText('Transaction Status Failed (MSG-CO4)');
    expect(asked).toBe(6);
    dead = false;
    await pinpad.press('cancel');
  },
);

test(
  'a guest who walks away from the pinpad is asked for, and the next one finds the kiosk free',
  { on: ['kiosk'] },
  async ({ page, servery }) => {
    const { pinpad, pay, popup } = await toPinpad(page, servery, 'kiosk');
    const cancels = listen(page);
    await page.clock.install();
    await pay.click();
    await pinpad.asksFor('PURCHASE $8.00');
    const asked = page.getByRole('dialog', { name: 'Still there?' });
    await page.clock.fastForward(59_000);
    await expect(asked).toBeHidden();
    await page.clock.fastForward(2000);
    await asked.getByRole('button', { name: 'Keep paying' }).click();
    await expect(popup).toBeVisible();
    await page.clock.fastForward(61_000);
    await expect(asked).toContainText('We’ll cancel the payment');
    await expectAccessible(page);
    await page.clock.fastForward(22_000);
    await expect(page.getByRole('button', { name: /^Take away/ })).toBeVisible();
    await expect(popup).toBeHidden();
    expect(cancels.map(({ name }) => name)).toContain('Linkly.cancel');
    // What the pinpad says now is no business of the next guest.
    await page.clock.fastForward(5000);
    await expect(page.getByRole('button', { name: /^Take away/ })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

for (const who of ['kiosk', 'pos'] as const)
  test(`the ${who} is asked to pair its pinpad only where all of it is wanted and none is known [ACC-215 ACC-303]`, async ({
    page,
    servery,
  }) => {
    await page.setViewportSize(
      who === 'kiosk' ? { width: 1080, height: 1920 } : { width: 1366, height: 1024 },
    );
    const whole = {
      is_eftpos_enabled: 1,
      eftpos_provider: 'LINKLY',
      pos_guid: 'a-pos-id',
      secret: '',
    };
    let part: object = {};
    type Account = { account: { eftpos: object } };
    await alterAnswer(page, 'Linkly', (answer) => {
      Object.assign((answer.Response as Account).account.eftpos, whole, part);
      return answer;
    });
    const calls = answersTo(page);
    await switchOn(page, servery, who);
    const pairing = page.getByRole('heading', { name: 'Pair Eftpos Pinpad' });
    await expect(pairing).toBeVisible();
    const { answer } = await calls.of('Linkly');
    expect(answer.Response).toMatchObject({
      account: {
        country_code: 'AU',
        currency_code: 'AUD',
        eftpos: { pos_guid: expect.any(String), secret: expect.any(String) },
      },
      customer: { id: expect.any(Number), name: expect.any(String) },
    });
    for (part of [
      { is_eftpos_enabled: 0 },
      { eftpos_provider: 'OTHER' },
      { pos_guid: '' },
      { secret: 'known' },
    ]) {
      await page.goto(`${servery.url}/${who}/menu/banksia-kitchen`);
      const start =
        who === 'kiosk'
          ? page
              .getByRole('button', { name: 'Add to Cart: Rosemary Chips' })
              .or(page.getByRole('button', { name: /Take away/ }))
          : new Cashier(page).ticket;
      await expect(start.first(), JSON.stringify(part)).toBeVisible();
      await expect(pairing, JSON.stringify(part)).toHaveCount(0);
    }
    part = {};
    await page.goto(`${servery.url}/${who}/menu/banksia-kitchen`);
    await expect(pairing).toBeVisible();
  });

test('more than is left is never put to the pinpad [CHK-143]', async ({ page, servery }) => {
  await page.setViewportSize({ width: 1366, height: 1024 });
  const pinpad = new Pinpad(servery, 'counter-1');
  const cashier = new Cashier(page);
  await readyWithPinpad(page, pinpad, 'pos');
  await cashier.takeChips();
  await cashier.goToPay();
  for (const key of ['9', '00']) await page.getByRole('button', { name: key, exact: true }).click();
  await page.getByRole('button', { name: /^Eftpos/ }).click();
  await pinpad.asksFor('PURCHASE $8.00');
  await pinpad.press('tap');
  await expect(page.getByRole('heading', { name: /Order placed/ })).toBeVisible();
});
