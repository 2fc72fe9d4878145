import type { CallOutput } from '@servery/contract/registry';
import { blockBucket, hasBlocks, roomLeft } from '@servery/domain/capacity/bucket';
import { postcodeIn } from '@servery/domain/delivery/address';
import { pointKindOf } from '@servery/domain/fulfilment/chosen-time';
import { pickerOf } from '@servery/domain/fulfilment/picker';
import { instantOf, timesOn } from '@servery/domain/hours/times';
import { clockText, dayText } from '@servery/domain/hours/words';
import { fulfilmentAt } from '@servery/domain/venue/fulfilment-at';
import type { Venue, VenueFulfilment } from '@servery/domain/venue/model';
import type { ReadTx } from '#db/database';
import { offersOf } from '#ordering/point-offers';
import { capacitiesOf } from '#stores/capacity';

type Times = CallOutput<'ConsoleOrder.edit_times'>;
type At = { venue: Venue; now: number };
type Wanted = { code: string; address: string; date: string | undefined };

const NONE: Times = { date: '', days: [], times: [] };
const seconds = (ms: number): number => Math.floor(ms / 1000);

/** Times of one's own choosing, in the steps of the type: those whose block has room. */
async function ownTimes(
  tx: ReadTx,
  { type, date: asked }: { type: VenueFulfilment; date: string | undefined },
  { venue, now }: At,
): Promise<Times> {
  const zone = venue.timeZone;
  const { availability, days, disabled } = pickerOf(fulfilmentAt(type, venue, now), zone, now);
  const open = days.filter(({ available }) => available);
  const date = asked ?? open[0]?.date;
  if (disabled || date === undefined) return NONE;
  const offered = timesOn(availability, date, now).map((each) => ({
    ...each,
    bucket: blockBucket(type, each.at, zone),
  }));
  const buckets = hasBlocks(type) ? offered.map(({ bucket }) => bucket) : [];
  const uses = await capacitiesOf(tx, buckets, { cartId: 0, now });
  const times = offered.map(({ at, time, bucket }) => {
    const use = uses.get(bucket.key);
    return { at: seconds(at), point_id: 0, label: clockText(time), left: use ? roomLeft(use) : -1 };
  });
  return {
    date,
    days: open.map((day) => ({ date: day.date, label: dayText(day.date, now, zone) })),
    times: times.filter(({ left }) => left !== 0),
  };
}

async function pointTimes(
  tx: ReadTx,
  { type, wanted }: { type: VenueFulfilment; wanted: Wanted },
  { venue, now }: At,
): Promise<Times> {
  const kind = pointKindOf(fulfilmentAt(type, venue, now));
  if (!kind) return NONE;
  const zone = venue.timeZone;
  const zoneId = venue.zones.get(postcodeIn(wanted.address))?.id ?? 0;
  const scope = { venue, type, zoneId, now, seen: { cartId: 0, now } };
  const { fulfilment_date: date, onDate, calendar } = await offersOf(tx, scope, { kind, date: wanted.date });
  return {
    date,
    days: calendar.map((day) => ({ date: day.date, label: dayText(day.date, now, zone) })),
    times: onDate.map((offer) => ({
      at: seconds(instantOf({ date, time: offer.due_time }, zone)),
      point_id: offer.id,
      label: offer.display_label,
      left: offer.available,
    })),
  };
}

/** When an order of a type can be had instead: the days that have anything, and what has room on one of them. */
export async function editTimes(tx: ReadTx, wanted: Wanted, at: At): Promise<Times> {
  const type = at.venue.fulfilment.find(({ code }) => code === wanted.code);
  if (!type) return NONE;
  const isPoint = pointKindOf(fulfilmentAt(type, at.venue, at.now)) !== undefined;
  return isPoint ? pointTimes(tx, { type, wanted }, at) : ownTimes(tx, { type, date: wanted.date }, at);
}
