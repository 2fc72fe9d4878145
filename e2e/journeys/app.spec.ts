import { alterAnswer, listen } from '../altered.ts';

import { expect, test } from '../servery.ts';
import { insideApp, openPush, tapLink } from '../native.ts';
import { asGuest, completedOrder } from '../prepared.ts';

import { SAM } from '../shopper.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('addresses come from the maps service, links and push from their providers, and errors reach theirs [ORD-312 ACC-014 ACC-309]', async ({
  page,
  servery,
}) => {
  const session = 'c0ffee00-0000-4000-8000-000000000001';
  const search = { RequestAction: 'AddressSearch', session };
  const suggest = async (kind: string, text: string) => {
    const found = await asGuest(servery, { ...search, sub_action: 'suggest', kind, text, store_id: 1 });
    const { suggestions } = found as { suggestions: { id: string }[] };
    return asGuest(servery, { ...search, sub_action: 'resolve', id: suggestions[0]?.id ?? '' });
  };
  expect(await suggest('address', '8 norfolk')).toMatchObject({
    address1: '8 Norfolk Street',
    postcode: '6160',
    lat: expect.closeTo(-32.06, 1),
  });
  expect(await suggest('place', 'cotte')).toMatchObject({ city: 'Cottesloe' });

  await insideApp(page, { kind: 'cancelled' });
  const calls = listen(page);
  const sent = (name: string) => calls.find((call) => call.name === name)?.form;
  await page.goto(`${servery.url}/menu/banksia-kitchen`);
  expect(await page.content()).not.toContain('/sentry/');
  await page.getByRole('button', { name: 'Allow notifications' }).click();
  await expect.poll(() => sent('Push.timezone')?.get('pn_data[provider]')).toBe('stand-in');
  await openPush(page, 'lunch-is-on');
  await expect.poll(() => sent('Push.track_open')?.get('pn_data[notif]')).toBe('lunch-is-on');
  await tapLink(page, 'https://go.example.com/table9');
  await expect(page.getByText('Table 9').locator('visible=true').first()).toBeVisible();

  await page.evaluate((who) => {
    const fail = () => {
      throw new TypeError(`the till jams for "${who.name}", ${who.email}, 0${who.mobile}`);
    };
    for (let count = 0; count < 3; count += 1) setTimeout(fail);
    void Promise.reject(new Error('nobody waited for this'));
  }, SAM);
  const subjects = async () => (await servery.errors()).map(({ subject }) => subject);
  await expect.poll(subjects).toContain('Error: nobody waited for this');
  await page.goto(`${servery.url}/menu/no-such-menu`);
  await expect.poll(subjects).toContain('Error: Merchant does not exist (Merchant, no_merchant)');
  await alterAnswer(page, 'OrderStatusDetailed', (answer) => ({ ...answer, Response: { order: {} } }));
  await page.goto(`${servery.url}/order/${await completedOrder(servery)}`);
  await expect(page.getByRole('button', { name: 'Report Problem' })).toBeVisible();
  await expect.poll(async () => JSON.stringify(await servery.errors())).toContain('\\"kind\\": \\"crash\\"');
  expect((await subjects()).filter((subject) => subject.includes('the till jams'))).toHaveLength(1);
  const everything = JSON.stringify(await servery.errors());
  for (const personal of [...Object.values(SAM), 'Nguyen', 'sid='])
    expect(everything).not.toContain(personal);
});
