import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../looks.ts';
import { expect, test } from '../servery.ts';

const heading = (page: Page, name: string, level = 1) => page.getByRole('heading', { name, level });

test('without cookies the page says what to allow; inside another site it opens on its own, or leads to the app [ACC-230 ACC-231]', async ({
  page,
  servery,
  context,
}) => {
  const browser = await context.newCDPSession(page);
  await browser.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  await page.goto(`${servery.url}/menu/banksia-kitchen`);
  await expect(heading(page, 'Cookies must be enabled', 2)).toBeVisible();
  await expect(page.getByText('On an iPhone or iPad')).toBeVisible();
  await expect(page.getByText(/Prevent Cross-Site Tracking/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open in new Window' })).toHaveCount(0);
  await expectAccessible(page);
  await browser.send('Emulation.setDocumentCookieDisabled', { disabled: false });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Banksia Kitchen')).toBeVisible();

  // A browser keeps no cookie of a site that stands in a page of another one.
  const frame = `<!doctype html><iframe src="${servery.url}/menu/banksia-kitchen"></iframe>`;
  const another = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end(frame),
  );
  await once(another.listen(0, '127.0.0.1'), 'listening');
  await page.goto(`http://127.0.0.1:${(another.address() as AddressInfo).port}/`);
  const inside = page.frameLocator('iframe');
  await expect(inside.getByRole('link', { name: 'Download the app' })).toHaveAttribute('href', /\/app$/);
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    inside.getByRole('link', { name: 'Open in new Window' }).click(),
  ]);
  await expect(heading(opened, 'Banksia Kitchen')).toBeVisible();
  another.closeAllConnections();
  another.close();
});
