import type { Page } from '@playwright/test';

/** What a test can do to the device, and what the device was asked. */
type Device = {
  tapLink(url: string): void;
  openPush(notification: string): void;
  asked: { reviews: number; stores: string[] };
};

/** A native shell that scans what the test says, is reached by push and by links, and knows its store. */
export const insideApp = (page: Page, scanned: object, platform = 'stand-in'): Promise<unknown> =>
  page.addInitScript(
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

export const tapLink = (page: Page, url: string): Promise<void> =>
  page.evaluate((link) => (window as unknown as Device).tapLink(link), url);

export const openPush = (page: Page, notification: string): Promise<void> =>
  page.evaluate((name) => (window as unknown as Device).openPush(name), notification);

/** What the app was asked for since the page was opened. */
export const askedOf = (page: Page): Promise<Device['asked']> =>
  page.evaluate(() => (window as unknown as Device).asked);
