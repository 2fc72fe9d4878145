import type { Browser, Page } from '@playwright/test';
import { readQr } from '../../packages/domain/src/testing/read-qr.ts';

import { Kitchen } from '../kitchen.ts';

import { expectAccessible } from '../looks.ts';
import { expect, type Servery, test } from '../servery.ts';

const DESK = { width: 1440, height: 900 };

async function atDesk(browser: Browser, servery: Servery): Promise<Page> {
  const { page } = await Kitchen.arrive(browser, servery, 'owner@example.com');
  await page.setViewportSize(DESK);
  await page.goto(`${servery.url}/console/orders`);
  await expect(page.getByRole('heading', { name: 'Orders', exact: true, level: 1 })).toBeVisible();
  return page;
}

/** The dots of a code on the page, out of the picture that shows it. */
function dotsOf(source: string): boolean[][] {
  const svg = decodeURIComponent(source);
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const dark = new Set([...svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
  const quiet = 3;
  return Array.from({ length: size - 2 * quiet }, (_none, y) =>
    Array.from({ length: size - 2 * quiet }, (_dot, x) => dark.has(`${x + quiet} ${y + quiet}`)),
  );
}

test('every table has a card with a code that opens the menu at that table', async ({
  page,
  browser,
  servery,
}) => {
  const desk = await atDesk(browser, servery);
  await desk.goto(`${servery.url}/console/fulfilment`);
  await desk.getByRole('link', { name: 'Cards' }).click();
  const codes = desk.getByRole('img', { name: /^Code for table/ });
  await expect(codes).toHaveCount(76);
  const links = await codes.evaluateAll((images) =>
    images.map((image) => [image.getAttribute('alt') ?? '', image.getAttribute('src') ?? '']),
  );
  for (const [alt = '', source = ''] of links) {
    const table = new URL(readQr(dotsOf(source))).searchParams.get('table');
    expect(alt).toBe(`Code for table ${table ?? ''}`);
  }
  await expectAccessible(desk);
  const sheet = await desk.pdf({ preferCSSPageSize: true });
  const pages = sheet.toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(pages).toHaveLength(10);

  const [, b3 = ''] = links.find(([alt]) => alt === 'Code for table B3') ?? [];
  const { pathname, search } = new URL(readQr(dotsOf(b3)));
  await page.goto(`${servery.url}${pathname}${search}`);
  await expect(page.getByText(/\bB3\b/).first()).toBeVisible();
  await desk.context().close();
});
