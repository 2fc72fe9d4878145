import type { Page } from '@playwright/test';
import { expect, type Servery } from './servery.ts';

/** What the customer does at the sheet. */
export type AtSheet = 'pay' | 'cancel' | 'break';
export type Seen = { what: string; detail?: unknown };

/** The wallets of a browser, as far as the page uses them; they write down what the page asks of them. */
function standIn(have: { apple: boolean; google: boolean }): void {
  type Loose = Record<string, (value: unknown) => void>;
  const seen: { what: string; detail?: unknown }[] = [];
  const wallet: { seen: typeof seen; next: string } = { seen, next: 'pay' };
  const note = (what: string, detail?: unknown) => void seen.push({ what, detail });
  const sealed = btoa('sealed by the device');
  const token = {
    paymentData: {
      version: 'EC_v1',
      data: sealed,
      signature: sealed,
      header: { publicKeyHash: sealed, ephemeralPublicKey: sealed, transactionId: 'a1b2' },
    },
    paymentMethod: { displayName: 'Visa 8886', network: 'visa', type: 'credit' },
    transactionIdentifier: 'A1B2',
  };
  const onTap = (): void => {
    if (!navigator.userActivation.isActive) throw new Error('a sheet opens on a tap only');
  };
  class ApplePaySession {
    static STATUS_SUCCESS = 0;
    static STATUS_FAILURE = 1;
    static supportsVersion = (): boolean => true;
    static canMakePayments = (): boolean => true;
    constructor(_version: number, request: object) {
      onTap();
      note('sheet', request);
    }
    get on(): Loose {
      return this as unknown as Loose;
    }
    begin(): void {
      const host = wallet.next === 'break' ? 'evil.example' : 'apple-pay-gateway-cert.apple.com';
      const event = { validationURL: `https://${host}/paymentservices/startSession` };
      queueMicrotask(() =>
        wallet.next === 'cancel' ? this.on['oncancel']?.(undefined) : this.on['onvalidatemerchant']?.(event),
      );
    }
    completeMerchantValidation(session: object): void {
      note('validated', session);
      this.on['onpaymentauthorized']?.({ payment: { token } });
    }
    completePayment(result: { status: number }): void {
      note('told', result.status === 0);
    }
    abort(): void {
      note('aborted');
    }
  }
  const data = {
    paymentMethodData: {
      type: 'CARD',
      description: 'Visa •••• 1111',
      info: { cardNetwork: 'VISA', cardDetails: '1111' },
      tokenizationData: {
        type: 'PAYMENT_GATEWAY',
        token: JSON.stringify({ androidPayCards: [{ nonce: 'fake-android-pay-visa-nonce' }] }),
      },
    },
  };
  type Callbacks = { onPaymentAuthorized(data: object): Promise<{ transactionState: string }> };
  class PaymentsClient {
    callbacks: Callbacks;
    constructor({ paymentDataCallbacks }: { paymentDataCallbacks: Callbacks }) {
      this.callbacks = paymentDataCallbacks;
    }
    isReadyToPay = (): Promise<object> => Promise.resolve({ result: true });
    async loadPaymentData(request: object): Promise<object> {
      onTap();
      note('sheet', request);
      if (wallet.next === 'cancel') throw Object.assign(new Error('closed'), { statusCode: 'CANCELED' });
      if (wallet.next === 'break') throw Object.assign(new Error('no'), { statusCode: 'DEVELOPER_ERROR' });
      const { transactionState } = await this.callbacks.onPaymentAuthorized(data);
      note('told', transactionState === 'SUCCESS');
      return data;
    }
  }
  Object.assign(globalThis, {
    wallet,
    ...(have.apple && { ApplePaySession }),
    ...(have.google && { google: { payments: { api: { PaymentsClient } } } }),
  });
}

type Held = typeof globalThis & { wallet: { seen: Seen[]; next: AtSheet } };

/** Gives the browser its wallets. */
export async function withWallets(page: Page, have = { apple: true, google: true }) {
  await page.addInitScript(standIn, have);
  return {
    next: (what: AtSheet) =>
      page.evaluate((next) => {
        (globalThis as Held).wallet.next = next;
      }, what),
    seen: (): Promise<Seen[]> => page.evaluate(() => (globalThis as Held).wallet.seen),
  };
}

/** Where the providers' stand-ins are. */
export async function sandboxOf(page: Page, servery: Servery): Promise<string> {
  const response = await page.request.post(`${servery.url}/api`, {
    form: {
      Token: 'demo-token',
      Version: '7',
      AppId: 'servery-demo',
      AppMode: 'web',
      RequestAction: 'Merchant',
      menu_name: 'banksia-kitchen',
    },
  });
  const { Response } = (await response.json()) as { Response: { merchant: { braintree_url: string } } };
  expect(Response.merchant.braintree_url).not.toBe('');
  return new URL(Response.merchant.braintree_url).origin;
}

type Sale = { id: string; type: string; status: string; cents: number };

/** What is charged at the card provider by now. */
export async function charges(page: Page, sandbox: string): Promise<Sale[]> {
  const response = await page.request.get(`${sandbox}/api/card/transactions`);
  const { transactions } = (await response.json()) as { transactions: Sale[] };
  const taken = new Set(['authorized', 'submitted_for_settlement', 'settled']);
  return transactions.filter(({ type, status }) => type === 'sale' && taken.has(status));
}
