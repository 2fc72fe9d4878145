import { alterFacts, listen } from '../altered.ts';
import { test } from '../browserless/screen.ts';
import { Desk } from '../desk.ts';
import { expect } from '../servery.ts';

test.use({ on: ['pos'] });

test('a page that is loaded again after a sale holds nothing of the customer before', async ({
  page,
  servery,
}) => {
  const desk = new Desk(page, servery, 'pos');
  const { ticket } = desk.cashier;
  const asked = page.getByRole('dialog', { name: 'Email receipt' });
  const calls = listen(page);
  await desk.start();
  await desk.chips();
  await ticket.getByLabel('Name').fill('Wanda');
  await desk.button('Email receipt').click();
  await asked.getByRole('textbox').fill('wanda@example.com');
  await asked.getByRole('button', { name: 'Save' }).click();
  await expect(asked).toHaveCount(0);
  await desk.toCheckout();
  await desk.fill();
  await desk.place.click();
  await desk.placed();
  // Whoever hands it over still sees whose it is.
  await expect(ticket).toContainText('Wanda');
  await expect(ticket).toContainText('Rosemary Chips');

  await page.goto(`${servery.url}/pos/`);
  await expect(ticket.getByLabel('Name')).toHaveValue('');
  await desk.button('Email receipt').click();
  await expect(asked.getByRole('textbox')).toHaveValue('');
  await page.keyboard.press('Escape');
  await desk.chips();
  await desk.toCheckout();
  await desk.fill();
  await desk.place.click();
  await desk.placed();
  const sent = calls.filter(({ name, form }) => name === 'SubmitOrder' && form.get('preorder') === '1');
  expect(sent.map(({ form }) => form.get('customer_email') ?? '')).toEqual(['wanda@example.com', '']);
});

test('a till offers no receipt by email where no mail is sent', async ({ page, servery }) => {
  await alterFacts(page, (facts) => {
    facts['sends_mail'] = false;
  });
  const desk = new Desk(page, servery, 'pos');
  await desk.start();
  await expect(desk.button('Cancel Order')).toBeVisible();
  await expect(desk.button('Email receipt')).toHaveCount(0);
});
