import { checkoutTexts } from '#messages/checkout-texts';
import { topupTexts } from '#messages/topup-texts';

/** What the address of a provider's return says. */
export type PaymentReturn =
  | { kind: 'none' }
  | { kind: 'success'; method: 'PP' | 'CB' }
  | { kind: 'cancelled' }
  | { kind: 'failed'; text: string };

type Query = Readonly<Record<string, unknown>>;
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
/** Anybody can write an address: only words that are our own are shown. */
const isOurs = (said: string): boolean =>
  [checkoutTexts.payPalFailed, checkoutTexts.payPalRedirect, topupTexts.checking].includes(said);
const RESULT = /^[a-z_-]{1,20}$/i;

/** What the screen says of a return that it cannot read. */
type UnreadWords = { error(method: 'PP' | 'CB'): string; result(result: string): string };
const AT_CHECKOUT: UnreadWords = {
  error: (method) => (method === 'CB' ? checkoutTexts.paymentFailed : checkoutTexts.payPalUnknownError),
  result: (result) => checkoutTexts.payPalUnknownResult({ result }),
};

export function paymentReturn(query: Query, unread: UnreadWords = AT_CHECKOUT): PaymentReturn {
  const result = textOf(query['result']);
  if (result === '') return { kind: 'none' };
  const method = textOf(query['method']) === 'CB' ? 'CB' : 'PP';
  if (result === 'success') return { kind: 'success', method };
  if (result === 'cancel') return { kind: 'cancelled' };
  if (result !== 'error' && RESULT.test(result)) return { kind: 'failed', text: unread.result(result) };
  const said = textOf(query['msg']);
  return { kind: 'failed', text: isOurs(said) ? said : unread.error(method) };
}

/** The ends of the addresses at which an in-app browser is closed again. */
const NATIVE_ENDS = {
  paypal_success: 'pp_success',
  paypal_cancel: 'pp_cancel',
  paypal_error: 'pp_error',
} as const;
export type NativeResult = (typeof NATIVE_ENDS)[keyof typeof NATIVE_ENDS];
export function nativeResult(address: string): NativeResult | undefined {
  const path = address.split(/[?#]/)[0] ?? '';
  const end = (Object.keys(NATIVE_ENDS) as (keyof typeof NATIVE_ENDS)[]).find((each) => path.endsWith(each));
  return end && NATIVE_ENDS[end];
}

/** Only an address of the web is followed; http is for stand-ins on this machine. */
export function isPaymentAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return (
    protocol === 'https:' ||
    (protocol === 'http:' && /^(localhost|127\.0\.0\.1|.*\.localhost)$/.test(hostname))
  );
}
