import type { Page } from '@playwright/test';

/** A native shell that scans what the test says, and is reached by push and by links. */
export const insideApp = (page: Page, scanned: object): Promise<unknown> =>
  page.addInitScript((content) => {
    let hear: (url: string) => void = () => undefined;
    Object.assign(window, {
      serveryShell: {
        device: () => ({ device_platform: 'stand-in', device_uuid: 'test-device', device_model: 'None' }),
        scan: () => Promise.resolve(content),
        openStore: () => false,
        push: {
          init: () => Promise.resolve(),
          permission: () => Promise.resolve('prompt'),
          ask: () => Promise.resolve('granted'),
          register: () =>
            Promise.resolve({ provider: 'stand-in', appId: 'a', subId: 's', userId: 'u', pushToken: 't' }),
          onOpened: () => undefined,
        },
        deepLinks: {
          init: () => Promise.resolve(),
          appLinkHost: 'go.example.com',
          resolve: () => Promise.resolve(''),
          onLink: (heard: (url: string) => void) => {
            hear = heard;
            return () => undefined;
          },
        },
      },
      tapLink: (url: string) => hear(url),
    });
  }, scanned);
