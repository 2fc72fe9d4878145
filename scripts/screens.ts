import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { buildClients } from './build.ts';
import { tourConsole } from './console-tour.ts';
import { chromiumLaunch } from './chromium.ts';
import { orderLunch } from './sample-orders.ts';
import { sandboxEnv } from './sandbox-env.ts';

const ROOT = resolve(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'docs/screens');
const SIZES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
  kiosk: { width: 1080, height: 1920 },
  counter: { width: 1366, height: 1024 },
} as const;
const SETTLE_MS = 500;
const PASSWORD = 'banksia-demo';
/** So many orders are on the board. */
const LUNCH = 14;

type Ready = { address: string; url: string; smtpPort: number };
const children: ChildProcess[] = [];

function start(file: string, env: Record<string, string>): Promise<Ready> {
  const child = fork(join(ROOT, file), { env: { ...process.env, ...env } });
  children.push(child);
  return new Promise((done, failed) => {
    child.once('message', (ready) => done(ready as Ready));
    child.once('exit', (code) => failed(new Error(`${file} ended with ${code}`)));
  });
}

/** A whole product with the demo's data, on ports of its own. */
async function openHouse(folder: string): Promise<string> {
  const sandbox = await start('apps/sandbox/src/main.ts', { SANDBOX_PORT: '0', SANDBOX_SMTP_PORT: '0' });
  const server = await start('apps/server/src/main.ts', {
    PORT: '0',
    SERVERY_DATA: folder,
    SERVERY_DEMO: '1',
    LOG_LEVEL: 'error',
    RATE_LIMIT: 'off',
    ...sandboxEnv(sandbox.url.replace('127.0.0.1', 'localhost')),
    MAIL_URL: `smtp://127.0.0.1:${sandbox.smtpPort}`,
  });
  return server.address.replace('127.0.0.1', 'localhost');
}

type Shoot = (name: string) => Promise<void>;
type Visit = (page: Page, url: string, shoot: Shoot) => Promise<void>;

const chooseWay = (page: Page, way: RegExp) =>
  page
    .getByRole('dialog', { name: 'Choose Fulfilment' })
    .getByRole('radio', { name: way })
    .check({ force: true });

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor({ state: 'hidden' });
}

const payByCard: Visit = async (page, url, shoot) => {
  await page.goto(`${url}/checkout`);
  await page.getByLabel('Name').fill('Sam Nguyen');
  await page.getByRole('textbox', { name: 'Email' }).fill('sam@example.com');
  await page.getByLabel('Mobile').fill('491 570 156');
  await shoot('checkout');
  await page.getByRole('radio', { name: /^Card/ }).check({ force: true });
  await page.getByLabel('Card number').fill('4111 1111 1111 1111');
  await page.getByLabel('Expiry').fill('1230');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Sam Nguyen');
  await page.getByLabel('Card number').scrollIntoViewIfNeeded();
  await shoot('checkout-card');
  await page.getByRole('button', { name: /Place order/ }).click();
  await page.getByRole('heading', { name: /Your order is/ }).waitFor();
  await shoot('receipt');
};

const customer: Visit = async (page, url, shoot) => {
  const popup = page.getByRole('dialog', { name: 'Choose Fulfilment' });
  await page.goto(url);
  await shoot('home');
  await page.goto(`${url}/menu/banksia-kitchen`);
  await shoot('menu');
  await page.getByRole('tab', { name: /Promos/ }).click();
  await shoot('menu-promos');
  await page.getByRole('tab', { name: 'Fulfilment' }).click();
  await page
    .getByRole('button', { name: /^Choose Fulfilment/ })
    .first()
    .click();
  await shoot('fulfilment');
  for (const [name, way] of [
    ['booking', /^Book/],
    ['table', /^Table/],
    ['pickup', /^Pickup/],
    ['delivery', /^Delivery/],
  ] as const) {
    await chooseWay(page, way);
    await shoot(`fulfilment-${name}`);
  }
  await popup.getByRole('button', { name: 'Set' }).click();
  await shoot('delivery-address');
  const address = page.getByRole('combobox', { name: 'Delivery address' });
  await address.pressSequentially('8 norf');
  await page.getByRole('option').first().waitFor();
  await shoot('delivery-search');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Proceed to Menu' }).and(page.locator(':enabled')).waitFor();
  await shoot('delivery-slot');
  await page.getByRole('button', { name: 'Proceed to Menu' }).click();
  await page
    .getByRole('button', { name: /^Banksia Beef Burger/ })
    .first()
    .click();
  await page.getByRole('radio', { name: /^Medium$/ }).check({ force: true });
  await shoot('product');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Add to Cart/ })
    .click();
  await shoot('added');
  await page.goto(`${url}/cart`);
  // A delivery has its least order.
  await page.getByRole('button', { name: /^Add one / }).click();
  await shoot('cart');
  await payByCard(page, url, shoot);
};

const account: Visit = async (page, url, shoot) => {
  await page.goto(`${url}/login`);
  await shoot('sign-in');
  await signIn(page, 'member@example.com');
  await page.goto(`${url}/account`);
  await page.getByLabel('Name').waitFor();
  await shoot('account');
  await page.goto(`${url}/account/rewards`);
  await page
    .getByText(/of \d+ points/)
    .first()
    .waitFor();
  await shoot('rewards');
  await page.goto(`${url}/account/managecard`);
  await page.getByRole('heading', { name: 'Saved card' }).waitFor();
  await shoot('billing');
};

const stores: Visit = async (page, url, shoot) => {
  await page.goto(`${url.replace('localhost', 'dune.localhost')}/locations`);
  await shoot('locations');
  await page.getByRole('tab', { name: 'Search' }).click();
  await page.getByRole('combobox', { name: 'Suburb or town' }).pressSequentially('Cotte');
  await page.getByRole('option').first().waitFor();
  await shoot('locations-search');
  await page.goto(`${url.replace('localhost', 'dune.localhost')}/menu/dune-cottesloe`);
  await shoot('menu-dune');
  await page.goto(`${url.replace('localhost', 'harbour.localhost')}/menu/harbour-noodle-bar`);
  await shoot('menu-harbour');
};

const kiosk: Visit = async (page, url, shoot) => {
  await page.goto(`${url}/kiosk/`);
  await signIn(page, 'kiosk@example.com');
  await shoot('attract');
  await page.getByRole('button', { name: /Take away/ }).click();
  await shoot('menu');
  await page
    .getByRole('button', { name: /Banksia Beef Burger/ })
    .first()
    .click();
  await page.getByRole('radio', { name: /^Medium$/ }).check({ force: true });
  await shoot('product');
  await page.getByRole('button', { name: /Add to Cart/ }).click();
  await shoot('added');
  // Loading the page again would begin with a new guest.
  await page.getByRole('button', { name: /View cart/ }).click();
  await shoot('cart');
  await page.getByRole('button', { name: /Proceed to Checkout/ }).click();
  await page.getByRole('button', { name: 'Space' }).waitFor();
  await shoot('details');
};

const counter: Visit = async (page, url, shoot) => {
  await page.goto(`${url}/pos/`);
  await signIn(page, 'staff@example.com');
  await page.getByRole('searchbox', { name: 'Search products' }).waitFor();
  await page
    .getByRole('button', { name: /^Rosemary Chips/ })
    .first()
    .click();
  await shoot('till');
};

const venue: Visit = async (page, url, shoot) => {
  await orderLunch(url, LUNCH);
  await page.goto(`${url}/console/`);
  await signIn(page, 'owner@example.com');
  await tourConsole(page, url, shoot);
};

/** What an owner looks at on the way. */
const venueOnPhone: Visit = async (page, url, shoot) => {
  await page.goto(`${url}/console/`);
  await signIn(page, 'owner@example.com');
  for (const room of ['today', 'menu'] as const) {
    await page.goto(`${url}/console/${room}`);
    await page.getByRole('heading').first().waitFor();
    await shoot(room);
  }
};

type Tour = { name: string; size: keyof typeof SIZES; visit: Visit };

const TOURS: readonly Tour[] = [
  ...(['phone', 'desktop'] as const).flatMap((size) => [
    { name: 'web', size, visit: customer },
    { name: 'account', size, visit: account },
    { name: 'stores', size, visit: stores },
  ]),
  { name: 'kiosk', size: 'kiosk', visit: kiosk },
  { name: 'pos', size: 'counter', visit: counter },
  { name: 'console', size: 'desktop', visit: venue },
  { name: 'console', size: 'phone', visit: venueOnPhone },
];

async function take(browser: Browser, url: string, tour: Tour) {
  const context = await browser.newContext({
    viewport: SIZES[tour.size],
    reducedMotion: 'reduce',
    geolocation: { latitude: -31.99, longitude: 115.76 },
    permissions: ['geolocation'],
  });
  const page = await context.newPage();
  const shoot: Shoot = async (name) => {
    // An event stream stays open, so the network is never idle; what is shown settles within this.
    await page.waitForTimeout(SETTLE_MS);
    await page.evaluate('document.fonts.ready');
    const path = join(FOLDER, `${tour.name}-${tour.size}-${name}.jpg`);
    await page.screenshot({ path, type: 'jpeg', quality: 72, animations: 'disabled' });
  };
  await tour.visit(page, url, shoot);
  await context.close();
}

/** Pictures of every screen as it is now, for docs/screens; `-- console` takes one tour alone. */
async function main(): Promise<void> {
  await buildClients();
  const folder = mkdtempSync(join(tmpdir(), 'servery-screens-'));
  mkdirSync(FOLDER, { recursive: true });
  const [only] = process.argv.slice(2);
  const tours = TOURS.filter(({ name }) => only === undefined || name === only);
  // The overview in the README is put together by hand.
  const isTaken = (file: string) => tours.some(({ name }) => file.startsWith(`${name}-`));
  for (const name of readdirSync(FOLDER)) if (isTaken(name)) rmSync(join(FOLDER, name));
  const url = await openHouse(folder);
  const browser = await chromium.launch(chromiumLaunch);
  for (const tour of tours) await take(browser, url, tour);
  await browser.close();
  for (const child of children) child.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}

await main();
