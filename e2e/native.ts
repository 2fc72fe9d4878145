import type { Locator, Page } from '@playwright/test';
import { expect, type Servery, shelled } from './servery.ts';
import { Shopper } from './shopper.ts';
import { Ways } from './fulfilment-chooser.ts';

/** What a test can do to the device, and what the device was asked. */
type Device = {
  tapLink(url: string): void;
  openPush(notification: string): void;
  asked: { reviews: number; stores: string[] };
};

/** A native shell that scans what the test says, is reached by push and by links, and knows its store. */
export function insideApp(page: Page, scanned: object, platform = 'stand-in'): Promise<unknown> {
  shelled.add(page);
  return page.addInitScript(
    ({ content, device_platform }) => {
      let hear: (url: string) => void = () => undefined;
      let opened: (notification: string) => void = () => undefined;
      const asked = { reviews: 0, stores: [] as string[] };
      Object.assign(window, {
        serveryShell: {
          device: () => ({ device_platform, device_uuid: 'test-device', device_model: 'None' }),
          scan: () => Promise.resolve(content),
          openStore: (url: string) => asked.stores.push(url) > 0,
          review: () => Promise.resolve((asked.reviews += 1) > 0),
          push: {
            init: () => Promise.resolve(),
            permission: () => Promise.resolve('prompt'),
            ask: () => Promise.resolve('granted'),
            register: () =>
              Promise.resolve({ provider: 'stand-in', appId: 'a', subId: 's', userId: 'u', pushToken: 't' }),
            onOpened: (heard: (notification: string) => void) => {
              opened = heard;
            },
          },
          deepLinks: {
            init: () => Promise.resolve(),
            appLinkHost: 'go.example.com',
            // Only the provider knows what its short names stand for.
            resolve: (url: string) =>
              Promise.resolve(
                url.endsWith('/table9') ? 'https://order.example.com/menu/banksia-kitchen/tbl9' : '',
              ),
            onLink: (heard: (url: string) => void) => {
              hear = heard;
              Object.assign(window, { linksHeard: true });
              return () => undefined;
            },
          },
        },
        tapLink: (url: string) => hear(url),
        openPush: (notification: string) => opened(notification),
        asked,
      });
    },
    { content: scanned, device_platform: platform },
  );
}

export const tapLink = (page: Page, url: string): Promise<void> =>
  page.evaluate((link) => (window as unknown as Device).tapLink(link), url);

export const openPush = (page: Page, notification: string): Promise<void> =>
  page.evaluate((name) => (window as unknown as Device).openPush(name), notification);

/** What the app was asked for since the page was opened. */
export const askedOf = (page: Page): Promise<Device['asked']> =>
  page.evaluate(() => (window as unknown as Device).asked);

/** How the device behaves; what is left out works. */
type Plan = {
  /** How often the provider of links, or of push, is not ready. */
  linkFailures?: number;
  pushFailures?: number;
  permission?: 'granted' | 'denied' | 'prompt';
  registers?: boolean;
  /** What the scanner hands over, one after the other. */
  scans?: object[];
};

/** A native shell that can fail, says all of itself, and remembers the order in which it was asked. */
export function failingApp(page: Page, plan: Plan): Promise<unknown> {
  shelled.add(page);
  return page.addInitScript((how) => {
    const log: { what: string; at: number }[] = [];
    const note = (what: string) => log.push({ what, at: Date.now() });
    const left = { links: how.linkFailures ?? 0, push: how.pushFailures ?? 0 };
    const ready = (what: 'links' | 'push') => {
      note(`${what} init`);
      left[what] -= 1;
      return left[what] < 0 ? Promise.resolve() : Promise.reject(new Error('not ready'));
    };
    let hear: (url: string) => void = () => undefined;
    const scans = [...(how.scans ?? [])];
    Object.assign(window, {
      serveryShell: {
        device: () => ({
          device_useragent: 'Shell/1',
          device_cordova: '12.0.0',
          device_platform: 'Android',
          device_uuid: 'test-device',
          device_version: '15',
          device_model: 'Pixel',
        }),
        scan: () => {
          const next = scans.shift() ?? { kind: 'cancelled' };
          return 'throws' in next ? Promise.reject(next.throws) : Promise.resolve(next);
        },
        push: {
          init: () => ready('push'),
          permission: () => {
            note('permission');
            return Promise.resolve(how.permission ?? 'granted');
          },
          ask: () => Promise.resolve('granted'),
          register: () => {
            note('register');
            return how.registers === false
              ? Promise.reject(new Error('no token'))
              : Promise.resolve({
                  provider: 'stand-in',
                  appId: 'a',
                  subId: 's',
                  userId: 'u',
                  pushToken: 't',
                });
          },
          onOpened: () => undefined,
        },
        deepLinks: {
          init: () => ready('links'),
          appLinkHost: 'go.example.com',
          resolve: () => Promise.resolve(''),
          onLink: (heard: (url: string) => void) => {
            hear = heard;
            Object.assign(window, { linksHeard: true });
            return () => undefined;
          },
        },
      },
      tapLink: (url: string) => hear(url),
      deviceLog: log,
    });
  }, plan);
}

/** What the shell was asked for, with the seconds since the first of it. */
export const deviceLog = (page: Page, ...wanted: string[]): Promise<[string, number][]> =>
  page.evaluate((names) => {
    const { deviceLog: log } = window as unknown as { deviceLog: { what: string; at: number }[] };
    const held = log.filter(({ what }) => names.includes(what));
    return held.map(({ what, at }) => [what, Math.round((at - (held[0]?.at ?? 0)) / 1000)]);
  }, wanted);

/** What is being said, wherever it stands. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.locator('[data-kind]').filter({ hasText: text });

/** The menu in the app, where the question about notifications was answered long ago. */
export async function openedApp(page: Page, servery: Servery): Promise<Ways> {
  const ways = new Ways(new Shopper(page, servery));
  await page.context().addCookies([{ name: 'pn_prompted', value: '1', url: servery.url }]);
  await ways.shopper.openMenu();
  return ways;
}

/** The app listens to links from here on; one that is tapped before is lost. */
export const hearsLinks = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => 'linksHeard' in window)).toBe(true);

/** An app whose own browser ends at these addresses, one after the other, and notes what it was asked to open. */
export function withOwnBrowser(page: Page, ends: readonly string[]): Promise<unknown> {
  shelled.add(page);
  return page.addInitScript((endings) => {
    const opened: string[] = [];
    const left = [...endings];
    Object.assign(globalThis, {
      opened,
      serveryShell: {
        browse: (url: string, isEnd: (address: string) => boolean) => {
          opened.push(url);
          const end = left.shift() ?? '';
          return isEnd(end) ? Promise.resolve(end) : Promise.reject(new Error(`${end} ends nothing`));
        },
      },
    });
  }, ends);
}

export const openedIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { opened: string[] }).opened);

/** Where a provider's pages end in the app. */
export const paymentEnd = (end: string) => `https://pay.example.com/${end}?token=1`;
