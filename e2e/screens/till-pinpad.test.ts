import type { Page } from '@playwright/test';
import { alterAnswer } from '../altered.ts';
import { refusal } from '../at-checkout.ts';
import { Cashier } from '../counter.ts';
import { expectAccessible } from '../looks.ts';
import { patiently } from '../patience.ts';
import { Pinpad, POS_IDS, readyWithPinpad, switchOn, unpair } from '../pinpad.ts';
import { withPrinter } from '../printers.ts';
import { test } from '../browserless/screen.ts';
import { expect, type Servery } from '../servery.ts';

test.use({ on: ['pos'], terminals: true, viewport: { width: 1366, height: 1024 } });

const title = (page: Page) => page.getByRole('heading', { name: 'Pair Eftpos Pinpad' });
const placed = (page: Page) => page.getByRole('heading', { name: /Order placed/ });
const pay = (page: Page) => page.getByRole('button', { name: /^Eftpos/ }).click();

/** Chips on the ticket of a till with its pinpad, up to where the money is taken. */
async function toPay(page: Page, servery: Servery): Promise<Pinpad> {
  const pinpad = new Pinpad(servery, 'counter-1');
  await readyWithPinpad(page, pinpad, 'pos');
  const cashier = new Cashier(page);
  await cashier.takeChips();
  await cashier.goToPay();
  return pinpad;
}

async function payWithCard(page: Page, pinpad: Pinpad): Promise<void> {
  await pinpad.asksFor('PURCHASE $8.00');
  await pinpad.press('tap');
  await expect(placed(page)).toBeVisible();
}

test('pairing leads to the menu, and to the checkout where a payment on it waits with products on the ticket [ACC-213]', async ({
  page,
  servery,
}) => {
  const pinpad = await toPay(page, servery);
  await unpair(servery, 'pos');
  await pay(page);
  await expect(title(page)).toBeVisible();
  await pinpad.pairAt(page);
  await expect(page).toHaveURL(`${servery.url}/pos/checkout`);
  await payWithCard(page, pinpad);
  // Nobody waits to pay any more.
  await unpair(servery, 'pos');
  await page.goto(`${servery.url}/pos/checkout`);
  await expect(title(page)).toBeVisible();
  await pinpad.pairAt(page);
  await expect(page).toHaveURL(`${servery.url}/pos/menu/banksia-kitchen`);
});

test('a till sells for cash before its pinpad is paired, and leads to the pairing when a card is to be paid', async ({
  page,
  servery,
}) => {
  await unpair(servery, 'pos');
  await switchOn(page, servery, 'pos');
  await expect(title(page)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sell without Eftpos for now' }).click();
  const cashier = new Cashier(page);
  await cashier.takeChips();
  await cashier.goToPay();
  await page.getByRole('button', { name: '$8.00', exact: true }).click();
  await page.keyboard.press('Enter');
  await expect(placed(page)).toBeVisible();
  await page.getByRole('button', { name: 'Start New Order' }).click();
  await cashier.takeChips();
  await cashier.goToPay();
  await pay(page);
  await expect(title(page)).toBeVisible();
  const pinpad = new Pinpad(servery, 'counter-1');
  await pinpad.pairAt(page);
  await payWithCard(page, pinpad);
});

test('a pinpad that has lost its line keeps nobody waiting: the order is placed, and the next customer is served', async ({
  page,
  servery,
}) => {
  const pinpad = await toPay(page, servery);
  let overdue = 0;
  await alterAnswer(page, 'Linkly.transaction', (answer) => {
    const said = answer.Response as { overdue: number };
    return { ...answer, Response: { ...said, overdue: Math.max(said.overdue, overdue) } };
  });
  await pay(page);
  await pinpad.asksFor('PURCHASE $8.00');
  await pinpad.press('line');
  const next = page.getByRole('button', { name: 'Serve the next customer' });
  await expect(page.getByRole('button', { name: 'Cancel payment' })).toBeVisible();
  await expect(next).toBeHidden();
  overdue = 1;
  await expect(page.getByRole('alert')).toContainText('The pinpad hasn’t answered');
  await expectAccessible(page);
  await next.click();
  await expect(placed(page)).toBeVisible();
  await expect(page.getByText(/^Order \d+ is placed\. We keep asking the pinpad/).last()).toBeVisible();
  await page.getByRole('button', { name: 'Start New Order' }).click();
  const cashier = new Cashier(page);
  await cashier.takeChips();
  await cashier.goToPay();
  await page.getByRole('button', { name: 'Card machine' }).click();
  await page.keyboard.press('Enter');
  await expect(placed(page)).toBeVisible();
  await pinpad.press('line');
});

test('a server that is killed while a card is paid at the pinpad: the till learns of its order all the same', async ({
  page,
  servery,
}) => {
  const pinpad = await toPay(page, servery);
  let lost = 0;
  let isDown = true;
  await alterAnswer(page, 'SubmitOrder', (answer, form) => {
    if (!isDown || form.get('preorder') === '0') return answer;
    lost += 1;
    return undefined;
  });
  await page.clock.install();
  await pay(page);
  await pinpad.asksFor('PURCHASE $8.00');
  await pinpad.press('tap');
  // The order is placed and the ticket is empty, but nobody has told the till so far.
  for (const times of [1, 2, 3]) {
    await patiently(async () => {
      await page.clock.fastForward(1000);
      expect(lost).toBeGreaterThanOrEqual(times);
    });
  }
  isDown = false;
  await patiently(async (patience) => {
    await page.clock.fastForward(2000);
    await expect(placed(page)).toBeVisible(patience);
  });
});

test('a till that was switched off before it knew of its paid order shows it when it is on again', async ({
  page,
  servery,
}) => {
  const pinpad = await toPay(page, servery);
  let isDown = true;
  await alterAnswer(page, 'SubmitOrder', (answer, form) =>
    isDown && form.get('preorder') === '1' ? undefined : answer,
  );
  const lost = page.waitForEvent('requestfailed');
  await pay(page);
  await pinpad.asksFor('PURCHASE $8.00');
  await pinpad.press('tap');
  await lost;
  isDown = false;
  await page.goto(`${servery.url}/pos/`);
  await expect(page).toHaveURL(/\/pos\/order\//);
});

test('a refund on the pinpad is on its way until the pinpad has given it, and then says so by itself', async ({
  page,
  servery,
}) => {
  const pinpad = await toPay(page, servery);
  await pay(page);
  await payWithCard(page, pinpad);
  await page.getByRole('button', { name: 'Start New Order' }).click();
  await page.getByRole('button', { name: 'Orders' }).click();
  await page
    .getByRole('list', { name: 'Orders' })
    .getByRole('button', { name: /Counter/ })
    .first()
    .click();
  const { ticket } = new Cashier(page);
  await ticket.getByRole('button', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog', { name: /Refund order/ });
  await dialog.getByRole('button', { name: 'Late' }).click();
  await dialog.getByRole('button', { name: 'Refund $8.00' }).click();
  await expect(ticket).toContainText('On its way');
  await pinpad.asksFor('REFUND $8.00');
  await pinpad.press('tap');
  await expect(ticket).toContainText('Refund: Refunded');
  await expect(ticket).not.toContainText('On its way');
});

test('the till’s printer has the pinpad’s receipt and the product’s own, each asked of the server [ACC-237 ACC-238]', async ({
  page,
  servery,
}) => {
  await withPrinter(servery, { name: 'Counter', document: 'eftpos' }, async ({ turn }) => {
    const pinpad = await toPay(page, servery);
    await pay(page);
    await payWithCard(page, pinpad);
    await patiently(async () => {
      expect((await turn()).join('\n')).toMatch(/CUSTOMER COPY[^]*PURCHASE +AUD \$8\.00/);
    });
    // Whoever wants another one gets it from the same printer, which is found by the till's POS ID.
    const copy = page.waitForRequest((request) => (request.postData() ?? '').includes('sub_action=receipt'));
    await page.getByRole('button', { name: 'Eftpos receipt' }).click();
    expect(new URLSearchParams((await copy).postData() ?? '').get('RequestAction')).toBe('Linkly');
    await expect(page.getByText('Receipt printing').last()).toBeVisible();
    await patiently(async () => {
      expect((await turn()).join('\n')).toMatch(/COPY[^]*PURCHASE +AUD \$8\.00/);
    });
    const asked = page.waitForRequest((request) => (request.postData() ?? '').includes('PrintQueue'));
    await page.getByRole('button', { name: 'Print Receipt' }).click();
    expect(new URLSearchParams((await asked).postData() ?? '').get('pos_guid')).toBe(POS_IDS.pos);
  });
});

test('a receipt of the pinpad that does not come out says why, one that does says nothing [ACC-239]', async ({
  page,
  servery,
}) => {
  const pinpad = await toPay(page, servery);
  let isOut = false;
  await page.route('**/api', (route) =>
    !isOut && route.request().postData()?.includes('sub_action=receipt')
      ? route.fulfill({ json: refusal('Print Receipt Failed. Status Code 503', 'print_failed') })
      : route.fallback(),
  );
  await pay(page);
  await payWithCard(page, pinpad);
  const failed = page.getByText('Print Receipt Failed. Status Code 503').last();
  await expect(failed).toBeVisible();
  isOut = true;
  await page.getByRole('button', { name: 'Eftpos receipt' }).click();
  await expect(page.getByText('Receipt printing').last()).toBeVisible();
});

test('Enter in haste does not cancel a payment that waits for the card', async ({ page, servery }) => {
  const pinpad = await toPay(page, servery);
  await pay(page);
  await pinpad.asksFor('PURCHASE $8.00');
  await expect(page.getByRole('button', { name: 'Cancel payment' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Eftpos Payment/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await payWithCard(page, pinpad);
});
