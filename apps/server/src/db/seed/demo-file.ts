import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FulfilmentCode, weekdays } from '@servery/contract/entities/fulfilment';
import type { VenueFile } from '@servery/contract/venue-file/venue-file';
import { momentOf, momentText } from '@servery/domain/venue-file/moments';
import type { SeedOptions } from '#db/seed/options';
import { readVenueFile } from '#venue-file/read-file';

const FOLDER = join(import.meta.dirname, 'venues');

/** When the files were written: promos and news keep the distance that they had to that day. */
const WRITTEN_AT = Date.UTC(2026, 10, 16, 4);

/** The types that a customer may want at any hour: a demo keeps them open round the clock. */
const WALK_IN: ReadonlySet<FulfilmentCode> = new Set(['pickup', 'table', 'custom']);
/** A window that ends when it starts runs all the way round the clock. */
const ROUND_THE_CLOCK = Object.fromEntries(weekdays.map((day) => [day, ['00:00-00:00']])) as Hours;

type Types = NonNullable<VenueFile['fulfilment']>;
type Hours = Types[number]['hours'];
type Clock = Pick<SeedOptions, 'now' | 'alwaysOpen'> & { zone: string };

function specialDates({ now, zone }: Clock): Types[number]['special_dates'] {
  const year = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).year;
  return [year, year + 1].flatMap((each) => [
    { date: `${each}-01-01`, hours: ['09:00-15:00'] },
    { date: `${each}-12-25`, hours: [] },
  ]);
}

const openNow = (types: Types, clock: Clock): Types =>
  types.map((type) =>
    clock.alwaysOpen && WALK_IN.has(type.type)
      ? { ...type, hours: ROUND_THE_CLOCK }
      : { ...type, special_dates: specialDates(clock) },
  );

/** A demo venue as of now. */
export function demoFile(slug: string, { now, alwaysOpen }: SeedOptions): VenueFile {
  const read = readVenueFile(readFileSync(join(FOLDER, `${slug}.json`), 'utf8'));
  if (!read.ok) throw new Error(`${slug}.json: ${JSON.stringify(read.error)}`);
  const file = read.value;
  const zone = file.facts?.time_zone ?? 'UTC';
  const moved = (written: string): string => momentText(momentOf(written, zone) + now - WRITTEN_AT, zone);
  const maybeMoved = (written: string | undefined) => (written === undefined ? undefined : moved(written));
  return {
    ...file,
    fulfilment: openNow(file.fulfilment ?? [], { now, alwaysOpen, zone }),
    promos: (file.promos ?? []).map((promo) => ({
      ...promo,
      from: maybeMoved(promo.from),
      until: maybeMoved(promo.until),
    })),
    news: (file.news ?? []).map((item) => ({ ...item, at: moved(item.at) })),
  };
}
