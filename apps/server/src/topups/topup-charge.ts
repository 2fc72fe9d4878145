import { checkoutTexts } from '@servery/domain/messages/checkout-texts';
import type { Charge } from '#payments/charge';
import type { Payments } from '#payments/payments';
import type { PaymentPorts } from '#payments/ports';
import { PAYPAL_RETURN } from '#payments/return-addresses';
import { type Credited, settleTopup } from '#topups/settle-topup';
import { readTopup } from '#topups/kept-topup';
import type { AttemptRecord } from '#stores/payments';

export type TopupDone = { ok: true; redirect?: string } | Extract<Credited, { ok: false }>;
type Parts = Parameters<typeof settleTopup>[0] & {
  payments: Payments;
  ports: PaymentPorts;
  brandName: string;
};
type Asked = Pick<Charge<TopupDone>, 'attempt' | 'card' | 'tries'> & {
  /** Where the customer wants to come back to; only of our own site. */
  returnUrl?: string | undefined;
};

/** The page of the top-up, with what became of it. */
const pageUrl = (site: string, result: string, method: string): string =>
  `${site}/account/topup?${new URLSearchParams({ result, method }).toString()}`;

/** PayPal leads back to the server, which takes the money and knows more than the page; the app waits for its own addresses. */
function pagesOf({ attempt, returnUrl }: Asked, { payments, brandName }: Parts): Charge<TopupDone>['pages'] {
  const kept = readTopup(attempt.submission);
  const site = payments.siteUrl(kept?.brand ?? '');
  const { method } = attempt;
  const isOwn = returnUrl !== undefined && (returnUrl === site || returnUrl.startsWith(`${site}/`));
  const back = isOwn ? returnUrl : pageUrl(site, 'success', method);
  return {
    description: checkoutTexts.topupAt({ brand: brandName }),
    returnUrl: method === 'PP' ? `${site}${PAYPAL_RETURN}` : back,
    cancelUrl:
      kept?.mode === 'app' && method === 'PP'
        ? `${site}/account/topup/paypal_cancel`
        : pageUrl(site, 'cancel', method),
  };
}

/** What is to be charged for a top-up, and how it comes to the balance once there is money for it. */
export const topupCharge = (asked: Asked, parts: Parts): Charge<TopupDone> => ({
  attempt: asked.attempt,
  payments: parts.payments,
  ports: parts.ports,
  now: parts.clock(),
  card: asked.card,
  tries: asked.tries,
  pages: pagesOf(asked, parts),
  settle: (money) => settleTopup(parts, money),
  leave: async ({ redirect }: AttemptRecord) => ({ ok: true, redirect }),
});
