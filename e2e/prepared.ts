import { randomUUID } from 'node:crypto';
import type { Page, Request } from '@playwright/test';
import { expect, type Servery } from './servery.ts';
import { linkFrom } from './messages.ts';
import { SAM, Shopper } from './shopper.ts';

export type Fields = Record<string, string | number>;
type Answer = { ResponseCode: string; Response: unknown; SID?: string };

const SLUG = 'banksia-kitchen';
const NOBODY = { name: '', email: '', mobile: '' };
const CHIPS = 22;
const VENUE = { store_id: 1, menu_id: 1 };
const PICKUP_NOW = {
  code: 'pickup',
  asap: true,
  date: '',
  time: '',
  slotId: 0,
  stopId: 0,
  locationId: 0,
  tableNum: '',
  bookingRef: '',
  bookingName: '',
  bookingPax: 2,
};

/** The calls that a client would make, for what is not the subject of a journey: nobody has to click through it again. */
export class Caller {
  sid = '';
  #cookie = '';
  guestKey = '';
  readonly #servery: Servery;
  constructor(servery: Servery) {
    this.#servery = servery;
  }

  async call(fields: Fields): Promise<unknown> {
    const envelope = {
      Token: 'demo-token',
      Version: 7,
      AppId: 'servery-demo',
      AppMode: 'web',
      AppVersion: '3.1.21',
    };
    const all = {
      ...envelope,
      ...fields,
      ...(this.sid && { sid: this.sid }),
      ...(this.guestKey && { guest_key: this.guestKey }),
    };
    const body = new URLSearchParams(Object.entries(all).map(([name, value]) => [name, String(value)]));
    const response = await fetch(`${this.#servery.url}/api`, {
      method: 'POST',
      body,
      headers: { cookie: this.#cookie },
    });
    this.#cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? this.#cookie;
    const answer = (await response.json()) as Answer;
    if (answer.ResponseCode !== 'SUCCESS') throw new Error(JSON.stringify(answer.Response));
    this.sid = answer.SID ?? this.sid;
    return answer.Response;
  }

  async addChips(): Promise<void> {
    await this.call({
      RequestAction: 'ManageCart',
      sub_action: 'update_checkout',
      ...VENUE,
      'checkout_options[fulfilment_type]': 'pickup',
      'checkout_options[fulfilment_asap]': 1,
    });
    await this.call({
      RequestAction: 'ManageCart',
      sub_action: 'add_to_order',
      ...VENUE,
      'menu_item_data[menu_item_id]': CHIPS,
      'menu_item_data[quantity]': 1,
      'menu_item_data[cart_item_slot_id]': -1,
    });
  }

  async productCalled(name: string): Promise<number> {
    type Menu = { merchant: { menu: { items: { items: { id: number; name: string }[] }[] } } };
    const { merchant } = (await this.call({ RequestAction: 'Merchant', menu_name: SLUG })) as Menu;
    const found = merchant.menu.items.flatMap(({ items }) => items).find((item) => item.name === name);
    if (!found) throw new Error(`${name} is not on the menu`);
    return found.id;
  }

  /** The page goes on with this session. */
  hand = (page: Page): Promise<void> =>
    page.context().addCookies([{ name: 'sid', value: this.sid, url: this.#servery.url }]);
}

/** What the device would remember of it. */
const withPickupNow = (page: Page): Promise<unknown> =>
  page.addInitScript(
    ([stored, slug]) => {
      const key = 'servery:demo:web';
      if (localStorage.getItem(key) !== null) return;
      localStorage.setItem(key, stored ?? '');
      localStorage.setItem(`${key}:venue`, JSON.stringify({ slug, at: Date.now() }));
    },
    [JSON.stringify({ version: 1, guest: NOBODY, promo: '', slug: SLUG, fulfilment: PICKUP_NOW }), SLUG],
  );

/** By the page: whom of those at a kiosk its calls are for. */
const guestKeys = new WeakMap<Page, string>();
export const followGuests = (page: Page): unknown =>
  page.on('request', (request) => {
    const key = new URLSearchParams(request.postData() ?? '').get('guest_key');
    if (key) guestKeys.set(page, key);
  });

async function callerOf(page: Page, servery: Servery): Promise<Caller> {
  const caller = new Caller(servery);
  const held = await page.context().cookies(servery.url);
  // The kiosk and the counter have a session of their own.
  caller.sid = held.find(({ name }) => /^sid(?!.*_brief$)/.test(name))?.value ?? '';
  caller.guestKey = guestKeys.get(page) ?? '';
  return caller;
}

/** More chips in the cart of this browser, behind its back: the page still shows the old total. */
export const addBehindBack = async (page: Page, servery: Servery): Promise<void> =>
  (await callerOf(page, servery)).addChips();

/** Somebody empties the cart of this browser behind its back. */
export async function emptyCart(page: Page, servery: Servery): Promise<void> {
  const caller = await callerOf(page, servery);
  await caller.call({ RequestAction: 'ManageCart', sub_action: 'clear_cart', ...VENUE });
}

/** Chips in the cart of whoever the browser belongs to, a guest as a rule, for pickup at once. */
export async function chipsInCart(page: Page, servery: Servery): Promise<Shopper> {
  const caller = await callerOf(page, servery);
  await caller.addChips();
  await caller.hand(page);
  await withPickupNow(page);
  return new Shopper(page, servery);
}

/** The demo's member, signed in, with nothing in the cart. No page is open yet. */
export async function member(page: Page, servery: Servery, { chips = false } = {}): Promise<Shopper> {
  const caller = new Caller(servery);
  await caller.call({
    RequestAction: 'Login',
    method: 'email',
    email: 'member@example.com',
    password: 'banksia-demo',
    remember_me: 1,
  });
  // A member keeps one cart through every sign-in.
  await caller.call({ RequestAction: 'ManageCart', sub_action: 'clear_cart', ...VENUE });
  if (chips) {
    await caller.addChips();
    await withPickupNow(page);
  }
  await caller.hand(page);
  return new Shopper(page, servery);
}

/** Somebody who has just signed up, signed in: whose account a journey may change as it likes. */
export async function newMember(page: Page, servery: Servery, email: string): Promise<Shopper> {
  const caller = new Caller(servery);
  await caller.call({
    RequestAction: 'Register',
    name: 'Mia Lim',
    email,
    mobile: '0491 570 110',
    password1: 'a fine secret',
    password2: 'a fine secret',
    country_code: 'AU',
    state: 'WA',
  });
  const link = await linkFrom(() => servery.mailsTo(email), /userid=[\w-]+&usertoken=[\w-]+/);
  await caller.call({ RequestAction: 'LoginByUrl', ...Object.fromEntries(new URLSearchParams(link)) });
  await caller.hand(page);
  return new Shopper(page, servery);
}

/** Chips for whoever the browser belongs to, placed and to be paid in store; answers the order's id. */
export async function placedChips(page: Page, servery: Servery): Promise<string> {
  const caller = await callerOf(page, servery);
  await caller.addChips();
  return placeChips(caller);
}

/** The same customer comes for more chips, up to the checkout. */
export async function orderAgain(shopper: Shopper): Promise<void> {
  await shopper.openMenu();
  await shopper.choosePickupNow();
  await shopper.addChips();
  await shopper.page.goto(`${shopper.servery.url}/checkout`);
}

export async function toCart(shopper: Shopper): Promise<void> {
  await shopper.page.goto(`${shopper.servery.url}/cart`);
  await expect(shopper.page.getByRole('list', { name: 'Products' })).toBeVisible();
}

/** Resolves when the checkout has been told of the venue's side, or knows that it will not be. */
const checkoutLoaded = (page: Page): Promise<void> =>
  new Promise((done) => {
    const settled = (request: Request) => {
      if (!request.postData()?.includes('sub_action=load_checkout')) return;
      page.off('requestfinished', settled);
      page.off('requestfailed', settled);
      done();
    };
    page.on('requestfinished', settled);
    page.on('requestfailed', settled);
  });

export async function toCheckout(shopper: Shopper): Promise<void> {
  const loaded = checkoutLoaded(shopper.page);
  await shopper.page.goto(`${shopper.servery.url}/checkout`);
  await expect(shopper.page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
  await loaded;
}

async function placeChips(caller: Caller): Promise<string> {
  const placed = await caller.call({
    RequestAction: 'SubmitOrder',
    merchant_id: VENUE.store_id,
    menu_id: VENUE.menu_id,
    preorder: 1,
    submit_key: randomUUID(),
    fulfilment_type: 'pickup',
    fulfilment_asap: 1,
    payment_method: 'STORE',
    customer_name: SAM.name,
    customer_email: SAM.email,
    customer_mobile: `0${SAM.mobile}`,
  });
  return (placed as { order_id: string }).order_id;
}

/** An order that a guest placed and nobody has touched yet; answers its id. */
export async function activeOrder(servery: Servery): Promise<string> {
  const guest = new Caller(servery);
  await guest.addChips();
  return placeChips(guest);
}

/** An order of a product of the grill and one of the cold station; answers its number. */
export async function twoStationOrder(servery: Servery): Promise<string> {
  const guest = new Caller(servery);
  await guest.addChips();
  await guest.call({
    RequestAction: 'ManageCart',
    sub_action: 'add_to_order',
    ...VENUE,
    'menu_item_data[menu_item_id]': await guest.productCalled('Smacked Cucumber'),
    'menu_item_data[quantity]': 1,
    'menu_item_data[cart_item_slot_id]': -1,
  });
  const order_id = await placeChips(guest);
  const seen = (await guest.call({ RequestAction: 'OrderStatusDetailed', order_id })) as {
    order: { pos_order_id: string };
  };
  return seen.order.pos_order_id;
}

/** The kitchen makes an order that is new, and hands it over. */
export async function handOver(servery: Servery, order_id: string): Promise<void> {
  const kitchen = new Caller(servery);
  const AppMode = 'console';
  await kitchen.call({
    RequestAction: 'ConsoleLogin',
    AppMode,
    email: 'kitchen@example.com',
    password: 'banksia-demo',
  });
  const move = { RequestAction: 'ConsoleOrder', sub_action: 'move', AppMode, order_id };
  await kitchen.call({ ...move, from: 1, to: 4 });
  await kitchen.call({ ...move, from: 4, to: 5 });
}

/** An order that a guest placed and the kitchen handed over; answers its id. */
export async function completedOrder(servery: Servery): Promise<string> {
  const order_id = await activeOrder(servery);
  await handOver(servery, order_id);
  return order_id;
}

/** One call of a guest, and its answer. */
export const asGuest = (servery: Servery, fields: Fields): Promise<unknown> =>
  new Caller(servery).call(fields);
