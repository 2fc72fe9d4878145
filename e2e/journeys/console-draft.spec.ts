import { atMenu } from '../at-menu.ts';
import { expectAccessible, expectLaidOut } from '../looks.ts';
import { expect, test } from '../servery.ts';

import { tick } from '../tick.ts';

const DESK = { width: 1440, height: 900 };
const ZONE = 'Australia/Perth';

test('a draft waits for its moment, shows the shop of that moment, and says what changed live since', async ({
  browser,
  servery,
}) => {
  const desk = await atMenu(browser, servery);
  await desk.getByRole('button', { name: /^Burgers/ }).click();
  await desk.getByRole('switch', { name: 'Work on a draft' }).click();
  const price = desk.getByRole('textbox', { name: 'Price of Halloumi Pita' });
  await price.fill('18.9');
  await price.press('Enter');
  await desk.getByRole('button', { name: 'See changes' }).click();
  const draft = desk.getByRole('complementary', { name: 'Draft' });
  await tick(draft.getByRole('radio', { name: 'At a time' }));
  const date = Temporal.Now.plainDateISO(ZONE).add({ days: 3 }).toString();
  await draft.getByLabel('Date').fill(date);
  await draft.getByLabel('Time', { exact: true }).fill('07:10');
  await draft.getByRole('button', { name: 'Publish then' }).click();
  await expect(draft.getByText(/^Goes live .*7:10/)).toBeVisible();
  await expectAccessible(desk);
  await expectLaidOut(desk);
  await desk.setViewportSize(DESK);

  await draft.getByRole('button', { name: 'See the shop then' }).click();
  const view = desk.getByRole('complementary', { name: 'What a customer sees' });
  const pita = view.getByRole('listitem').filter({ hasText: 'Halloumi Pita' }).last();
  await expect(pita).toContainText('$18.90');
  await expect(pita).toContainText('$17.50 now');
  await expectAccessible(desk);
  await expectLaidOut(desk);
  await desk.setViewportSize(DESK);
  await view.getByRole('button', { name: 'Now', exact: true }).click();
  await expect(pita).not.toContainText('$18.90');
  await view.getByRole('button', { name: 'Close what a customer sees' }).click();

  await desk.getByRole('switch', { name: 'Work on a draft' }).click();
  await price.fill('18');
  await price.press('Enter');
  await expect(price).toHaveValue('$18.00');
  await desk.getByRole('button', { name: 'See changes' }).click();
  await expect(draft.getByText('Changed on the live menu since: $18.00 now')).toBeVisible();
  await draft.getByRole('button', { name: /^Use the draft’s Halloumi Pita/ }).click();
  await expect(draft.getByText(/Changed on the live menu/)).toHaveCount(0);
  await expect(draft.getByText('Halloumi Pita: price $18.00 to $18.90')).toBeVisible();
  await draft.getByRole('button', { name: 'Don’t publish then' }).click();
  await expect(draft.getByText(/^Goes live/)).toHaveCount(0);
  await draft.getByRole('button', { name: 'Discard changes' }).click();
  await expect(draft.getByText('Nothing in the draft yet')).toBeVisible();
  await draft.getByRole('button', { name: 'Close' }).click();
  await price.fill('17.5');
  await price.press('Enter');
  await expect(price).toHaveValue('$17.50');
  await desk.context().close();
});
