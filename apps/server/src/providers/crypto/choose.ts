import type { Listed } from '@servery/domain/payments/reconcile';
import { btcpayPayments, type BtcpaySettings } from '#providers/crypto/btcpay';
import { coinbasePayments } from '#providers/crypto/coinbase';
import type { CoinbaseSettings } from '#providers/crypto/coinbase-http';
import type { Lister } from '#providers/listing';
import type { RedirectPort, TakeAnswer } from '#providers/redirect-port';

/** What Coinbase calls a checkout, under a name that tells whose it is: a venue may have changed its provider since. */
const MARK = 'coinbase:';
const isCoinbases = (reference: string): boolean => reference.startsWith(MARK);
const bare = (reference: string): string => reference.slice(MARK.length);

const markedAnswer = (said: TakeAnswer): TakeAnswer =>
  said.is === 'taken' ? { ...said, reference: MARK + said.reference } : said;

const markedListing = (listing: Lister): Lister => ({
  ...listing,
  list: async (span) => {
    const said = await listing.list(span);
    if (said.is !== 'listed') return said;
    return { ...said, entries: said.entries.map((it) => ({ ...it, reference: MARK + it.reference })) };
  },
});

/** One list out of both: half of it would make the other half's payments look lost. */
const joined = (...listings: readonly Lister[]): Lister => ({
  lagMs: Math.max(...listings.map(({ lagMs }) => lagMs)),
  list: async (span) => {
    const entries: Listed[] = [];
    for (const listing of listings) {
      const said = await listing.list(span);
      if (said.is !== 'listed') return said;
      entries.push(...said.entries);
    }
    return { is: 'listed', entries };
  },
});

function marked(port: RedirectPort): RedirectPort {
  return {
    ...port,
    begin: async (start) => {
      const said = await port.begin(start);
      return said.is === 'redirect' ? { ...said, reference: MARK + said.reference } : said;
    },
    take: async (payment) =>
      markedAnswer(await port.take({ ...payment, reference: bare(payment.reference) })),
    find: async (payment) =>
      markedAnswer(await port.find({ ...payment, reference: bare(payment.reference) })),
    giveUp: (reference) => port.giveUp(bare(reference)),
    refund: (wanted) => port.refund({ ...wanted, reference: bare(wanted.reference) }),
    ...(port.listing && { listing: markedListing(port.listing) }),
    news: async (webhook) => {
      const heard = await port.news(webhook);
      return typeof heard === 'object' ? { ...heard, reference: MARK + heard.reference } : heard;
    },
  };
}

const GONE = { is: 'silent', why: 'its provider is not configured any more' } as const;

/** New payments go to BTCPay, where both are configured; each payment is asked for where it was begun. */
export function cryptoPayments(config: {
  btcpay: BtcpaySettings | undefined;
  coinbase: CoinbaseSettings | undefined;
}): RedirectPort | undefined {
  const btcpay = config.btcpay && btcpayPayments(config.btcpay);
  const coinbase = config.coinbase && marked(coinbasePayments(config.coinbase));
  const first = btcpay ?? coinbase;
  if (!first) return undefined;
  const ownerOf = (reference: string) => (isCoinbases(reference) ? coinbase : btcpay);
  return {
    live: first.live,
    knowsRepeats: false,
    takes: false,
    listing: {
      ...joined(...[btcpay?.listing, coinbase?.listing].filter((each) => each !== undefined)),
      covers: (reference) => ownerOf(reference) !== undefined,
    },
    checkKeys: () => first.checkKeys(),
    begin: (start) => first.begin(start),
    take: async (payment) => ownerOf(payment.reference)?.take(payment) ?? GONE,
    find: async (payment) => ownerOf(payment.reference)?.find(payment) ?? GONE,
    giveUp: async (reference) => ownerOf(reference)?.giveUp(reference),
    refund: async (wanted) => ownerOf(wanted.reference)?.refund(wanted) ?? GONE,
    news: async (webhook) => (await btcpay?.news(webhook)) ?? coinbase?.news(webhook),
  };
}
