import type { Page } from '@playwright/test';
import { alterAnswer, answersTo, expectExchange } from '../altered.ts';
import { expectAccessible, expectLaidOut } from '../looks.ts';
import { pinpadOf, POS_IDS, readyWithPinpad, startOf, switchOn, unpair, type Who } from '../pinpad.ts';
import { test, type Variant } from '../browserless/screen.ts';
import { expect } from '../servery.ts';

test.use({ on: ['kiosk', 'pos'], terminals: true, viewport: { width: 1080, height: 1920 }, hasTouch: true });

const whoOf = (variant: Variant): Who => (variant === 'pos' ? 'pos' : 'kiosk');
const title = (page: Page) => page.getByRole('heading', { name: 'Pair Eftpos Pinpad' });

/** What the status line of the pairing says, each once and in its order. */
const saysOf = async (page: Page): Promise<() => Promise<string[]>> => {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      const now = document.querySelector('output')?.textContent ?? '';
      if (now !== '' && said.at(-1) !== now) said.push(now);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
};

test('nothing is sold before its pinpad is paired, and a wrong code says why [ACC-033 ACC-037 ACC-077 ACC-205 ACC-207 ACC-209 ACC-212 ACC-214 ACC-216]', async ({
  page,
  servery,
  variant,
}) => {
  const who = whoOf(variant);
  const pinpad = pinpadOf(servery, who);
  await unpair(servery, who);
  await switchOn(page, servery, who);
  const pairing = `${servery.url}/${who}/eftpos/linkly`;
  await expect(page).toHaveURL(pairing);
  await expect(title(page)).toBeVisible();
  await expect(page.getByText(POS_IDS[who])).toBeVisible();
  await expectAccessible(page);
  for (const path of ['', 'menu/banksia-kitchen', 'cart', 'checkout', 'about', 'eftpos/linkly']) {
    await page.goto(`${servery.url}/${who}/${path}`);
    await expect(title(page)).toBeVisible();
    await expect(page).toHaveURL(pairing);
  }
  const pair = page.getByRole('button', { name: 'Pair Pinpad' });
  const password = page.getByLabel('Password', { exact: true });
  await page.getByLabel('Username').fill('banksia');
  await password.fill('pinpad-demo');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByLabel('Pair code').fill('000000');
  await pair.click();
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText('Pair Request Failed (MSG-AL1). Invalid pair code');
  await expectAccessible(page);
  await pinpad.vendor('terminal-auth', { mode: 'temporary', times: 2 });
  await page.getByLabel('Pair code').fill(await pinpad.code());
  await pair.click();
  await expect(alert).toHaveText('Pair Request Failed (MSG-AL1). Status Code 503');

  // Each step is waited for, and says itself.
  await pinpad.vendor('terminal-questions', { mode: 'delay', delayMs: 800, times: 1 });
  const kept = page.waitForRequest((request) => /RequestAction=UpdateEftpos/.test(request.postData() ?? ''));
  await page.getByLabel('Pair code').fill(await pinpad.code());
  await pair.click();
  await expect(page.getByText('Validating Paired Pinpad...')).toBeVisible();
  const sent = new URLSearchParams((await kept).postData() ?? '');
  for (const name of ['secret', 'oauth_token', 'oauth_expiry'])
    expect(sent.get(`payload[${name}]`)).toMatch(/./);
  await expect(page).toHaveURL(`${servery.url}/${who}/menu/banksia-kitchen`);
  await expect(startOf(page, who)).toBeVisible();
});

test('a user without a POS ID is told to ask an admin, and signs out to begin again [ACC-206 ACC-245]', async ({
  page,
  servery,
  variant,
}) => {
  const who = whoOf(variant);
  await alterAnswer(page, 'Linkly', (answer) => {
    const { account } = answer.Response as { account: { eftpos: { pos_guid: string } } };
    account.eftpos.pos_guid = '';
    return answer;
  });
  await switchOn(page, servery, who);
  await expect(startOf(page, who)).toBeVisible();
  await page.goto(`${servery.url}/${who}/eftpos/linkly`);
  await expect(
    page.getByText('POS ID needs to be assigned to this user by an Admin before pairing the Eftpos pinpad.'),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Logout to restart pairing' }).click();
  await expect(page).toHaveURL(`${servery.url}/${who}/signin`);
});

test('a paired pinpad is looked for again, and forgotten where it does not answer [ACC-208 ACC-211 ACC-214 ACC-216]', async ({
  page,
  servery,
  variant,
}) => {
  const who = whoOf(variant);
  const pinpad = pinpadOf(servery, who);
  await readyWithPinpad(page, pinpad, who);
  const pairing = `${servery.url}/${who}/eftpos/linkly`;
  await page.goto(pairing);
  await expect(page.getByRole('heading', { name: 'Eftpos Pinpad Paired' })).toBeVisible();
  await expect(
    page.getByText('Ensure the Eftpos Pinpad is switched on and connected, then click Proceed.'),
  ).toBeVisible();
  await expectAccessible(page);
  const said = await saysOf(page);
  const proceed = page.getByRole('button', { name: 'Proceed' });
  await proceed.click();
  await expect(page).toHaveURL(`${servery.url}/${who}/menu/banksia-kitchen`);
  expect(await said()).toEqual(['Validating Paired Pinpad...']);
  await page.goto(pairing);
  const alert = page.getByRole('alert');
  await pinpad.vendor('terminal-auth', { mode: 'refuse', times: 1 });
  await proceed.click();
  await expect(alert).toContainText(/^Token Request Failed \(MSG-AL2\)\. \w+/);
  await pinpad.press('power');
  await proceed.click();
  await expect(alert).toHaveText('Pinpad Status Request Failed (MSG-AL3). PINPAD OFFLINE');
  await pinpad.press('power');
  await expect(page.getByRole('button', { name: 'Pair Pinpad' })).toBeVisible();
});

test('pairing asks for the pinpad, for a token, and whether it is there, one after the other [ACC-210 ACC-304 ACC-305]', async ({
  page,
  servery,
  variant,
}) => {
  const who = whoOf(variant);
  const pinpad = pinpadOf(servery, who);
  await unpair(servery, who);
  const calls = answersTo(page);
  await switchOn(page, servery, who);
  await expect(title(page)).toBeVisible();
  expectExchange(await calls.of('Linkly'), '', 'account customer');
  await expectLaidOut(page);
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const sent = new URLSearchParams(request.postData() ?? '');
    if (sent.get('RequestAction') === 'Linkly') asked.push(sent.get('sub_action'));
  });
  const said = await saysOf(page);
  await pinpad.vendor('terminal-auth', { mode: 'delay', delayMs: 300, times: 2 });
  await pinpad.vendor('terminal-questions', { mode: 'delay', delayMs: 300, times: 1 });
  await pinpad.pairAt(page);
  await expect(startOf(page, who)).toBeVisible();
  expect(await said()).toEqual([
    'Pairing (Auth 1 of 2)...',
    'Getting token (Auth 2 of 2)...',
    'Validating Paired Pinpad...',
  ]);
  expect(asked.filter(Boolean)).toEqual(['pair', 'token', 'status']);
});

test('a pairing that the vendor no longer knows is made anew from where it is refused', async ({
  page,
  servery,
}) => {
  const pinpad = pinpadOf(servery, 'pos');
  await readyWithPinpad(page, pinpad, 'pos');
  await page.goto(`${servery.url}/pos/eftpos/linkly`);
  await pinpad.vendor('terminal-auth', { mode: 'refuse', times: 1 });
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(page.getByRole('alert')).toContainText('Token Request Failed');
  await page.getByRole('button', { name: 'Pair again' }).click();
  await pinpad.pairAt(page);
  await expect(startOf(page, 'pos')).toBeVisible();
});
