import { t } from '#identity/texts';

/** What somebody came in to the console with, or on to a till. */
export type WayIn = 'password' | 'code' | 'recovery_code' | 'passkey' | 'till_pin';

/** What somebody tried in vain. */
export const failedTries = ['wrong_password', 'wrong_code', 'wrong_passkey'] as const;
export type FailedTry = (typeof failedTries)[number];

export type SignInOutcome = WayIn | FailedTry;

export const isFailedTry = (outcome: SignInOutcome): outcome is FailedTry =>
  (failedTries as readonly string[]).includes(outcome);

const V4_KEPT = 3;
const V6_KEPT = 3;

/** An address without its end: enough to see that two are of one network, too little to find a household by. */
export function shortAddress(address: string): string {
  if (address.includes(':'))
    return `${address
      .split(':')
      .slice(0, V6_KEPT)
      .map((group) => group || '0')
      .join(':')}::`;
  const parts = address.split('.');
  return parts.length === 4 ? `${parts.slice(0, V4_KEPT).join('.')}.0` : '';
}

/** Each names itself and those that it wants to be taken for, so that the first that fits is the one. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (agent: string, names: readonly (readonly [RegExp, string])[]): string | undefined =>
  names.find(([pattern]) => pattern.test(agent))?.[1];

/** 'Chrome on Mac', from what a browser says of itself. */
export function deviceWords(agent: string): string {
  const browser = nameIn(agent, BROWSERS);
  const system = nameIn(agent, SYSTEMS);
  if (browser && system) return t.browserOn({ browser, system });
  return browser ?? system ?? t.unknownDevice;
}
