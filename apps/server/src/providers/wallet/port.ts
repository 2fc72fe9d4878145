import type { Silent } from '#providers/answers';

/** Who asks Apple to open a sheet, and where the page stands. */
export type AppleMerchant = { validationUrl: string; domain: string; displayName: string };

/** The session is opaque: it goes to the browser as it came. */
export type SessionAnswer = { is: 'session'; session: object } | { is: 'refused'; why: string } | Silent;

export type ApplePayPort = {
  merchantId: string;
  session(merchant: AppleMerchant): Promise<SessionAnswer>;
};

/** What the page needs to open Google's sheet. `environment` is empty where no script of Google's is to be loaded. */
export type GooglePayFacts = {
  merchantId: string;
  gateway: string;
  gatewayId: string;
  environment: '' | 'TEST' | 'PRODUCTION';
};
