import type { PushData } from '@servery/contract/device';
import type { Scanned } from '@servery/domain/scan/scan-content';

export type Position = { lat: number; long: number };

/** What a device says of itself with the calls that list it. */
export type DeviceFacts = {
  device_useragent?: string;
  device_cordova?: string;
  device_platform?: string;
  device_uuid?: string;
  device_version?: string;
  device_model?: string;
};

export type PushPermission = 'granted' | 'denied' | 'prompt';
export type PushPort = {
  /** Rejects while the provider is not ready. */
  init(): Promise<void>;
  permission(): Promise<PushPermission>;
  ask(): Promise<PushPermission>;
  register(): Promise<PushData>;
  /** Somebody opened the app from a notification. */
  onOpened(heard: (notification: string) => void): void;
};

export type DeepLinkPort = {
  /** Rejects while the provider is not ready. */
  init(): Promise<void>;
  /** Links on this host are short names; only the provider knows what they stand for. */
  appLinkHost: string;
  resolve(url: string): Promise<string>;
  /** Answers how to stop hearing. */
  onLink(heard: (url: string) => void): () => void;
};

/** What a device can do. The browser and the native shell each have their own way behind this. */
export type Platform = {
  /** The app from a store, not a page in a browser. */
  native: boolean;
  storage: {
    read(key: string): string | null;
    write(key: string, value: string): void;
    remove(key: string): void;
    removeAll(which: (key: string) => boolean): void;
  };
  print(): void;
  /** Short feedback under the finger, where the device has it. */
  buzz(): void;
  open(url: string): void;
  /** Opens the page of an app in its store; false when that is not possible. */
  openStore(url: string): boolean;
  /** The system's own sheet to rate the app, where the shell has it; answers whether it was handed over to it. */
  review?: () => Promise<boolean>;
  device(): DeviceFacts;
  /** Undefined where codes cannot be scanned. */
  scan: (() => Promise<Scanned>) | undefined;
  /** Undefined when it is denied or cannot be had. */
  position(): Promise<Position | undefined>;
  push: PushPort | undefined;
  /** Where a device lets us ask once for good, that is kept for the moment when somebody waits for an order. */
  asksToPush: 'at_start' | 'with_order';
  deepLinks: DeepLinkPort | undefined;
  /** A browser inside the app; it closes at the first address that `ends` knows, and answers it. */
  browse?: (url: string, ends: (address: string) => boolean) => Promise<string>;
};
