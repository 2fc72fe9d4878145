import { Ways } from '../fulfilment-chooser.ts';
import { member } from '../prepared.ts';
import { expect, test } from '../servery.ts';

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
])
  test(`what is below an address stays where it is while the address field loads, ${viewport.width} px wide`, async ({
    page,
    servery,
  }) => {
    await page.setViewportSize(viewport);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes('combobox')) await released;
      await route.fulfill({ response });
    });
    const ways = new Ways(await member(page, servery));
    await ways.shopper.openMenu();
    await ways.open();
    await ways.choose(/^Delivery/);
    await ways.set();
    const skip = page.getByRole('button', { name: 'Skip Address' });
    await expect(skip).toBeVisible();
    await expect(page.getByRole('group', { name: 'Your addresses' })).toBeVisible();
    await expect(ways.popup).toBeHidden();
    const topOf = async () => (await skip.boundingBox())?.y ?? 0;
    const before = await topOf();
    await expect(ways.address).toHaveCount(0);
    release();
    await expect(ways.address).toBeVisible();
    // A line of text is not a whole number of pixels high.
    expect(Math.abs((await topOf()) - before)).toBeLessThan(2);
  });
