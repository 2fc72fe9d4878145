import type { GiftRow, ShownGift } from '@servery/contract/calls/console/gifts';
import { fail } from '@servery/domain/failure';
import { giftLastDay } from '@servery/domain/gifts/gift';
import { formatCents } from '@servery/domain/money';
import type { Caller } from '#callers/caller';
import { teamMember } from '#callers/team-member';
import type { ReadTx } from '#db/database';
import { readAction } from '#http/action';
import { answer } from '#http/answer';
import { stateOfGift } from '#ordering/spend-gift';
import {
  entriesOfGift,
  findGift,
  type GiftEntry,
  type GiftRecord,
  listGifts,
  owedOnGifts,
} from '#stores/gifts';
import { findPerson } from '#stores/team';
import { readFacts } from '#stores/venue-file/facts';
import { venueFacts } from '#stores/venue/list-venues';

const PAGE = 50;
const seconds = (ms: number | null): number => Math.floor((ms ?? 0) / 1000);

const rowView = (gift: GiftRecord, { zone, now }: { zone: string; now: number }): GiftRow => ({
  id: gift.id,
  ending: gift.ending,
  state: stateOfGift(gift, now),
  recipient: gift.recipient,
  buyer: gift.buyer,
  amount: formatCents(gift.cents),
  balance: formatCents(gift.balance),
  sold: seconds(gift.sold_at),
  ends: giftLastDay(gift.ends_at, zone),
});

function kindOf({ orderRef, cents }: GiftEntry, gift: GiftRecord): ShownGift['entries'][number]['kind'] {
  if (orderRef !== '') return cents < 0 ? 'spent' : 'refunded';
  if (cents < 0) return 'returned';
  return gift.paid_with === 'given' ? 'given' : 'sold';
}

const entryView = (entry: GiftEntry, gift: GiftRecord): ShownGift['entries'][number] => ({
  id: entry.id,
  at: seconds(entry.at),
  kind: kindOf(entry, gift),
  amount: formatCents(entry.cents),
  balance: formatCents(entry.left),
  venue: entry.venue,
  order_id: entry.orderRef,
  order_number: entry.orderNumber,
});

/** Of the brand that the venue belongs to, as it is now. */
export async function answerGift(tx: ReadTx, id: string, caller: Caller) {
  const gift = await findGift(tx, teamMember(caller).brandCode, id);
  if (!gift) return fail('no_gift');
  const venue = await venueFacts(tx, gift.venue_id);
  const seller = gift.sold_by === null ? undefined : await findPerson(tx, gift.sold_by);
  return answer({
    gift: {
      ...rowView(gift, { zone: venue?.timeZone ?? 'UTC', now: caller.now }),
      version: gift.version,
      email: gift.email,
      message: gift.message,
      paid_with: gift.paid_with,
      sold_by: seller?.name ?? '',
      sold_at: venue?.name ?? '',
      mailed: seconds(gift.mailed_at),
      stopped: seconds(gift.stopped_at),
      stop_reason: gift.stop_reason,
      entries: (await entriesOfGift(tx, id)).map((entry) => entryView(entry, gift)),
    },
  });
}

export const consoleGifts = readAction('ConsoleGifts', async (tx, { search = '', before }, caller) => {
  const { brandCode, venueId } = teamMember(caller);
  const { now } = caller;
  const found = await listGifts(tx, brandCode, {
    search: search.trim(),
    before: before === undefined ? Number.MAX_SAFE_INTEGER : before * 1000,
    most: PAGE + 1,
  });
  const owed = await owedOnGifts(tx, brandCode, now);
  const zone = (await readFacts(tx, venueId)).time_zone;
  return answer({
    gifts: found.slice(0, PAGE).map((gift) => rowView(gift, { zone, now })),
    more: found.length > PAGE ? 1 : 0,
    owed: formatCents(owed.cents),
    owed_on: owed.count,
  });
});

export const consoleShowGift = readAction('ConsoleGifts.show', (tx, { gift_id: id }, caller) =>
  answerGift(tx, id, caller),
);
