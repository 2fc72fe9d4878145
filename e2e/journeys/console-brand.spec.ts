import { stepsTo } from '../console-room.ts';
import type { Browser, Page } from '@playwright/test';

import { inSteps } from '../in-steps.ts';
import { Kitchen } from '../kitchen.ts';

import { expect, type Servery, test } from '../servery.ts';

const DESK = { width: 1440, height: 900 };

async function atDesk(browser: Browser, servery: Servery, email = 'owner@example.com'): Promise<Page> {
  const { page } = await Kitchen.arrive(browser, servery, email);
  await page.setViewportSize(DESK);
  await page.goto(`${servery.url}/console/orders`);
  await expect(page.getByRole('heading', { name: 'Orders', exact: true, level: 1 })).toBeVisible();
  return page;
}

const paneOf = (desk: Page, name = 'Edit brand') => desk.getByRole('complementary', { name });
const putLive = (desk: Page) => paneOf(desk).getByRole('button', { name: 'Publish' }).click();
const live = (desk: Page) => desk.getByText('Your brand is live').last();
const undo = (desk: Page) => desk.getByRole('button', { name: 'Undo' }).click();
const accentOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent').trim());

const LOGO = '#1f5f8b';
/** By how much the parts of two colours differ at most: a picture is not kept to the last bit. */
const apart = (one: string, other: string): number =>
  Math.max(
    ...[1, 3, 5].map((at) =>
      Math.abs(Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16)),
    ),
  );

/** A picture as somebody has it on their machine: one colour, drawn by the browser. */
async function pictureFile(page: Page, colour: string): Promise<Buffer> {
  const data = await page.evaluate((fill) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 200, height: 200 });
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('this browser cannot draw');
    pen.fillStyle = fill;
    pen.fillRect(20, 20, 160, 160);
    return canvas.toDataURL('image/png');
  }, colour);
  return Buffer.from(data.replace(/^.*,/, ''), 'base64');
}

test('logo and colours take four steps, and are on a customer’s open page within a second', async ({
  page,
  browser,
  servery,
}) => {
  await page.goto(`${servery.url}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const was = await accentOf(page);
  const desk = await atDesk(browser, servery);
  const buffer = await pictureFile(desk, LOGO);
  const pane = paneOf(desk);
  const accent = pane.getByLabel('Accent', { exact: true });
  await inSteps(4, [
    ...stepsTo(desk, 'Brand'),
    async () => {
      await pane.getByLabel('Logo file').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
      await expect(pane.getByText('1 change not live yet')).toBeVisible();
    },
    async () => {
      await pane.getByRole('button', { name: 'From the logo' }).click();
      await expect.poll(async () => apart(await accent.inputValue(), LOGO)).toBeLessThan(8);
    },
    () => putLive(desk),
  ]);
  await expect(live(desk)).toBeVisible();
  await expect.poll(async () => apart(await accentOf(page), LOGO), { timeout: 1000 }).toBeLessThan(8);
  await expect(
    page.getByRole('banner').getByRole('img').or(page.locator('a[href="/"] img')).first(),
  ).toHaveAttribute('src', /\/media\/demo\/uploads\//);
  await undo(desk);
  await expect.poll(() => accentOf(page)).toBe(was);
  await expect(accent).toHaveValue(was.toUpperCase());
  await desk.context().close();
});
