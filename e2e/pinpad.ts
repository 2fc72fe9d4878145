import type { Locator, Page } from '@playwright/test';
import { Cashier } from './counter.ts';
import { signedIn } from './signed-in.ts';
import { inSteps } from './in-steps.ts';
import { KioskGuest, touch } from './kiosk.ts';
import { patiently } from './patience.ts';
import { expect, type Servery } from './servery.ts';

/** As the demo's admin has assigned them. */
export const POS_IDS = {
  kiosk: '5f0c2e8a-41d7-4b6e-9a13-7d2f60c8b951',
  pos: '0b9d4f26-7c58-4e21-8f3a-52c1e7d0a6b4',
} as const;
export const KIOSK_POS_ID = POS_IDS.kiosk;

/** A pinpad of the sandbox that stands beside a screen of the venue. */
export class Pinpad {
  readonly servery: Servery;
  readonly id: string;
  constructor(servery: Servery, id: string) {
    this.servery = servery;
    this.id = id;
  }

  private async ask(path = '', body?: object): Promise<{ pairCode: string; step: string; screen: string[] }> {
    const response = await fetch(`${this.servery.sandbox}/api/pinpad/${this.id}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return response.json();
  }

  press(key: string) {
    return this.ask('/press', { key });
  }

  async code(): Promise<string> {
    return (await this.ask()).pairCode;
  }

  /** It shows an amount, and waits for a card. */
  async asksFor(amount: string): Promise<void> {
    await patiently(async () => {
      expect((await this.ask()).screen[0]).toBe(amount);
    });
  }

  /** Control of how the vendor answers, as on its page in the sandbox. */
  async vendor(page: 'terminal' | 'terminal-auth' | 'terminal-questions', state: object): Promise<void> {
    await fetch(`${this.servery.sandbox}/api/control/${page}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(state),
    });
  }

  /** As staff do it, on the screen that takes the place of all others until it is done. Square: 9 over two devices (us 7428). */
  async pairAt(page: Page): Promise<void> {
    let code = '';
    await inSteps(9, [
      async () => {
        code = await this.code();
      },
      () => page.getByLabel('Username').fill('banksia'),
      () => page.getByLabel('Password', { exact: true }).fill('pinpad-demo'),
      () => page.getByLabel('Pair code').fill(code),
      () => page.getByRole('button', { name: 'Pair Pinpad' }).click(),
    ]);
  }
}

export type Who = 'kiosk' | 'pos';
const USERS: Readonly<Record<Who, string>> = { kiosk: 'kiosk@example.com', pos: 'staff@example.com' };
const APP = { Token: 'demo-token', Version: '7', AppId: 'servery-demo' };

/** What the server knows of a screen's pinpad, whatever the screen shows at the moment. */
async function atServer({ url }: Servery, who: Who) {
  const ask = async (fields: Record<string, string>) => {
    const body = new URLSearchParams({ ...APP, AppMode: who, ...fields });
    return (await fetch(`${url}/api`, { method: 'POST', body })).json();
  };
  const login = { RequestAction: 'Login', method: 'email', email: USERS[who], password: 'banksia-demo' };
  const { SID: sid } = await ask(login);
  return (fields: Record<string, string>) => ask({ sid, ...fields });
}

async function isPaired(servery: Servery, who: Who): Promise<boolean> {
  const ask = await atServer(servery, who);
  const { Response } = await ask({ RequestAction: 'Linkly' });
  return Response.account.eftpos.secret !== '';
}

/** The screen has no pinpad, whatever an earlier journey paired it with. */
export async function unpair(servery: Servery, who: Who): Promise<void> {
  const ask = await atServer(servery, who);
  await ask({
    RequestAction: 'UpdateEftpos',
    pos_guid: POS_IDS[who],
    'payload[secret]': '',
    'payload[oauth_token]': '',
    'payload[oauth_expiry]': '0',
  });
}

export const unpairKiosk = (servery: Servery): Promise<void> => unpair(servery, 'kiosk');

/** The pinpad that stands beside the screen. */
export const pinpadOf = (servery: Servery, who: Who): Pinpad =>
  new Pinpad(servery, who === 'kiosk' ? 'kiosk-1' : 'counter-1');

/** What the screen shows first, once it may sell. */
export const startOf = (page: Page, who: Who): Locator =>
  who === 'kiosk'
    ? page.getByRole('button', { name: /Take away/ })
    : page.getByRole('list', { name: 'Products' }).getByRole('button').first();

/** A kiosk or a counter that is signed in, before its pinpad is paired. */
export async function switchOn(page: Page, servery: Servery, who: Who): Promise<void> {
  await signedIn(page.context(), servery, [who, USERS[who]]);
  await page.goto(`${servery.url}/${who}/`);
}

/** The screen is paired where it was not: the venue is this worker's own, and one journey follows the other. */
export async function readyWithPinpad(page: Page, pinpad: Pinpad, who: Who): Promise<void> {
  // A screen that does not know of its pinpad yet may show for a moment what it shows without one.
  const paired = await isPaired(pinpad.servery, who);
  await switchOn(page, pinpad.servery, who);
  if (!paired) {
    await expect(page.getByRole('heading', { name: 'Pair Eftpos Pinpad' })).toBeVisible();
    await pinpad.pairAt(page);
  }
  await expect(startOf(page, who)).toBeVisible();
}

/** Chips in hand at a kiosk or a till with its pinpad, one touch before they are paid. */
export async function toPinpad(page: Page, servery: Servery, who: Who) {
  const isKiosk = who === 'kiosk';
  await page.setViewportSize(isKiosk ? { width: 1080, height: 1920 } : { width: 1366, height: 1024 });
  const pinpad = new Pinpad(servery, isKiosk ? 'kiosk-1' : 'counter-1');
  const guest = new KioskGuest(page);
  const cashier = new Cashier(page);
  await readyWithPinpad(page, pinpad, who);
  if (isKiosk) {
    await guest.beginWithChips();
    await guest.viewCart.click();
    await guest.payInStore();
    await touch(page, 'mia');
  } else {
    await cashier.takeChips();
    await cashier.goToPay();
  }
  return {
    pinpad,
    /** The touch that asks the pinpad. */
    pay: page.getByRole('button', { name: isKiosk ? /Pay with Eftpos/ : /^Eftpos/ }),
    failed: page.getByRole(isKiosk ? 'region' : 'main', { name: 'Payment failed' }),
    placed: page.getByRole('heading', { name: isKiosk ? /Thanks, Mia/ : /Order placed/ }),
    popup: page.getByRole('dialog', { name: 'Eftpos Payment' }),
  };
}
