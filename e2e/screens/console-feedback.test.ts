import { goToRoom } from '../console-room.ts';
import { expectAccessible } from '../looks.ts';
import { Kitchen } from '../kitchen.ts';
import { expectLaidOut } from '../looks.ts';
import { newMember } from '../prepared.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { tick } from '../tick.ts';

const DESK = { width: 1440, height: 900 };

test('the owner reads what a customer said, answers it by mail once, and gives them points', async ({
  page,
  browser,
  servery,
}) => {
  const shopper = await newMember(page, servery, 'cold-chips@example.com');
  await page.goto(`${servery.url}/account/feedback`);
  for (const group of ['Speed', 'Overall', 'Ease of use'])
    await tick(page.getByRole('group', { name: group }).getByRole('radio', { name: '2 of 5' }));
  await page.getByLabel(/Comments/).fill('The chips were cold.');
  await page.getByRole('button', { name: 'Send Feedback' }).click();
  await expect(shopper.said('Feedback sent, thank you!')).toBeVisible();

  const { page: desk } = await Kitchen.arrive(browser, servery, 'owner@example.com');
  await desk.setViewportSize(DESK);
  await desk.goto(`${servery.url}/console/orders`);
  await goToRoom(desk, 'Customers');
  await tick(desk.getByRole('radio', { name: 'Feedback' }));
  const said = desk.getByRole('listitem').filter({ hasText: 'The chips were cold.' }).first();
  await expect(said.getByText('2 of 5')).toBeAttached();
  await expectAccessible(desk);
  await expectLaidOut(desk);
  await desk.setViewportSize(DESK);

  await said.getByRole('button', { name: /^Answer/ }).click();
  await said.getByLabel('Your answer, by email').fill('Sorry. The next ones are on us.');
  await expectAccessible(desk);
  await said.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(said).toContainText('Alex Owner answered');
  await expect(said.getByRole('button', { name: /^Answer/ })).toHaveCount(0);

  await said.getByRole('button', { name: 'Mia Lim' }).click();
  const pane = desk.getByRole('complementary', { name: 'Mia Lim' });
  await expect(pane.getByRole('region', { name: 'Feedback' })).toContainText('The next ones are on us.');
  const points = pane.getByRole('region', { name: 'Points' });
  await points.getByRole('button', { name: 'Give points' }).click();
  await points.getByRole('button', { name: /^Give 0/ }).click();
  await expect(points.getByText('Enter a whole number from 1 to 10,000')).toBeVisible();
  await points.getByLabel('Points', { exact: true }).fill('25');
  await points.getByLabel('Reason').fill('Cold chips');
  await expectAccessible(desk);
  await points.getByRole('button', { name: 'Give 25 points' }).click();
  await expect(points.getByRole('listitem').filter({ hasText: 'Cold chips' })).toContainText('+25');
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(points.getByRole('listitem').filter({ hasText: 'Taken back' })).toContainText('-25');
  await expectLaidOut(desk);
  await desk.context().close();
});
