import { paymentReturn } from '#checkout/redirect';
import { topupTexts } from '#messages/topup-texts';
import type { TopupMethod } from '#payments/topup';

/** What somebody reads who comes back from the pages of a payment provider, and what they had chosen. */
export type TopupReturn = { tone: 'good' | 'bad' | 'plain'; text: string; method: TopupMethod };

const UNREAD = {
  error: () => topupTexts.unknownError,
  result: (result: string) => topupTexts.unknownResult({ result }),
};

/** Nothing where nobody comes back. */
export function topupReturn(query: Readonly<Record<string, unknown>>): TopupReturn | undefined {
  const back = paymentReturn(query, UNREAD);
  const method = query['method'] === 'CB' ? 'CB' : 'PP';
  switch (back.kind) {
    case 'none':
      return undefined;
    case 'success':
      return { tone: 'good', text: topupTexts.paid, method };
    case 'cancelled':
      return { tone: 'plain', text: topupTexts.cancelled, method };
    case 'failed':
      return { tone: 'bad', text: back.text, method };
  }
}
