import { expectAccessible } from '../looks.ts';
import { Kitchen } from '../kitchen.ts';
import { expectLaidOut } from '../looks.ts';

import { newMember, placedChips } from '../prepared.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';

test('on a phone: take something off, move the time, and hear when somebody else was faster', async ({
  page,
  browser,
  servery,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await newMember(page, servery, 'edited-phone@example.com');
  const id = await placedChips(page, servery);
  const one = await Kitchen.arrive(browser, servery, 'owner@example.com');
  const phone = one.page;
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto(`${servery.url}/console/orders?order=${id}&edit=true`);
  const pane = phone.getByRole('article', { name: /^Edit order \d+$/ });
  const save = pane.getByRole('button', { name: 'Save changes' });
  await pane.getByRole('button', { name: 'Remove Rosemary Chips' }).click();
  await expect(pane.getByText('Nothing would be left. Cancel the order instead')).toBeVisible();
  await expect(save).toBeDisabled();
  await pane.getByRole('button', { name: 'Put back' }).click();
  await pane.getByRole('button', { name: 'Change the time' }).click();
  await pane.getByRole('button', { name: /New time/ }).click();
  await phone.getByRole('option').last().click();
  await expect(save).toBeEnabled();
  await expectAccessible(phone);
  await expectLaidOut(phone);
  await phone.setViewportSize({ width: 390, height: 844 });

  const other = await Kitchen.arrive(browser, servery, 'owner@example.com');
  await other.page.goto(`${servery.url}/console/orders?order=${id}&edit=true`);
  const theirs = other.page.getByRole('article', { name: /^Edit order \d+$/ });
  await theirs.getByRole('textbox', { name: /^Note/ }).fill('Faster');
  await theirs.getByRole('button', { name: 'Save changes' }).click();
  await expect(other.page.getByText(/^Order \d+ is changed/).last()).toBeVisible();
  await other.page.context().close();

  await expect(pane.getByText('Somebody else changed this order')).toBeVisible();
  await expect(save).toBeDisabled();
  await pane.getByRole('button', { name: 'Show it as it is now' }).click();
  await expect(pane.getByRole('textbox', { name: /^Note/ })).toHaveValue('Faster');
  await phone.context().setOffline(true);
  await pane.getByRole('textbox', { name: /^Note/ }).fill('Offline');
  await expect(pane.getByText('We couldn’t work out the new total')).toBeVisible();
  await expect(save).toBeDisabled();
  await phone.context().setOffline(false);
  // It asks again by itself once there is a connection.
  await expect(save).toBeEnabled();
  await save.click();
  await expect(phone.getByText(/^Order \d+ is changed/).last()).toBeVisible();
  await phone.context().close();
});
