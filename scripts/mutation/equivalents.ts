import type { Mutant } from './mutants.ts';

/** A change that nobody could notice: `line` is the line it is made in, `to` what it makes of a part of it. */
export type Equivalent = { file: string; line: string; to: string; why: string };

const CLIENT = 'apps/order/src/api';
const STORES = 'apps/server/src/stores';
const DOMAIN = 'packages/domain/src';
const PAYMENTS = 'packages/domain/src/payments';
const HOURS = 'packages/domain/src/hours';
const FULFILMENT = 'packages/domain/src/fulfilment';

export const EQUIVALENTS: readonly Equivalent[] = [
  {
    file: `${DOMAIN}/tax/spread.ts`,
    line: 'weights.map(() => 1),',
    to: '2',
    why: 'Equal weights give equal parts, whatever they are.',
  },
  ...[
    'from.map((each, at) => each - (parts[at] ?? 0));',
    'to.map((each, at) => each + (parts[at] ?? 0));',
  ].flatMap((line) =>
    ['1', '(-1)'].map((to) => ({
      file: `${DOMAIN}/tax/order-tax.ts`,
      line,
      to,
      why: 'There is a part for each line.',
    })),
  ),
  ...['1', '(-1)'].map((to) => ({
    file: `${CLIENT}/person.ts`,
    line: 'let turn = 0;',
    to,
    why: 'Turns are told apart, whatever the first is called.',
  })),
  ...['turn -= 1', '2'].map((to) => ({
    file: `${CLIENT}/person.ts`,
    line: 'turn += 1;',
    to,
    why: 'Turns are told apart, whichever way they are counted.',
  })),
  ...["if (on) writeCookie(BRIEF, '', 0);", "writeCookie(SID, '', 0);"].map((line) => ({
    file: `${CLIENT}/session-cookie.ts`,
    line,
    to: '(-1)',
    why: 'A browser drops a cookie with no time left, and with less than none too.',
  })),
  {
    file: 'apps/server/src/providers/paypal/paypal-list.ts',
    line: 'let pages = 1;',
    to: '2',
    why: 'The first page is asked for, and says how many there are.',
  },
  {
    file: 'apps/server/src/providers/paypal/paypal-list.ts',
    line: 'total_pages: z.number().default(1),',
    to: '0',
    why: 'The first page has come when it says how many there are: one or none, it was the last.',
  },
  {
    file: `${DOMAIN}/cart/lines.ts`,
    line: 'const least = Math.max(1, limits.minQty);',
    to: '0',
    why: 'A quantity of 0 has taken the line out before the least is asked.',
  },
  ...['(numerator <= 0)', '1'].map((to) => ({
    file: `${DOMAIN}/money.ts`,
    line: 'const isBelow = numerator < 0;',
    to,
    why: 'Nothing is rounded to nothing, whichever its sign; and no cent lies between 0 and 1.',
  })),
  {
    file: `${DOMAIN}/rewards/scheme.ts`,
    line: 'const dollars = Math.floor(Math.max(0, spent.products - spent.rewards - spent.discount) / 100);',
    to: '1',
    why: 'A cent is no whole dollar either.',
  },
  ...['(256 / REF_BYTES)', '257', '255'].map((to) => ({
    file: `${STORES}/order-refs.ts`,
    line: 'const drawn = Buffer.alloc(256 * REF_BYTES);',
    to,
    why: 'How many are drawn at once is a matter of speed: each is drawn once.',
  })),
  {
    file: `${STORES}/payment-ids.ts`,
    line: 'const found = OWN.exec(id)?.[1];',
    to: '0',
    why: 'Of the whole id, too, a number is read up to the first dash.',
  },
  ...['4097', '4095'].map((to) => ({
    file: `${DOMAIN}/limits/client-address.ts`,
    line: 'export const clientAddress = readOnce(readAddress, 4096);',
    to,
    why: 'How many addresses are kept is a matter of memory: one more or less answers the same.',
  })),
  {
    file: `${DOMAIN}/menu/available.ts`,
    line: 'const isOver = to > from && time >= to;',
    to: '(to >= from)',
    why: 'Hours that go round the clock are off only before they begin.',
  },
  {
    file: `${DOMAIN}/locations/distance.ts`,
    line: 'return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h)));',
    to: '2',
    why: 'It guards against a root that is rounded above 1; no two places are known that have one.',
  },
  {
    file: `${PAYMENTS}/card-number.ts`,
    line: 'sum += value > 9 ? value - 9 : value;',
    to: 'sum -= value > 9 ? value - 9 : value',
    why: 'Ten divides a number below zero as it divides the same above.',
  },
  {
    file: `${PAYMENTS}/card-number.ts`,
    line: 'let before = 0;',
    to: '(-1)',
    why: 'The loop then begins with the digit itself, and counts that one back.',
  },
  {
    file: `${PAYMENTS}/card-velocity.ts`,
    line: '{ after: 1, windowMs: HOUR_MS, waitMs: MINUTE_MS },',
    to: '0',
    why: 'Where nothing was tried there is no last try to wait after.',
  },
  {
    file: `${PAYMENTS}/card-velocity.ts`,
    line: 'const ATTACK: Pace = { after: 60, windowMs: 10 * MINUTE_MS, waitMs: 10 * MINUTE_MS };',
    to: '11',
    why: 'Window and wait are as long as each other: the shorter one ends the attack.',
  },
  {
    file: `${PAYMENTS}/refund.ts`,
    line: 'const cents = amount === undefined ? left : (parseCents(amount) ?? 0);',
    to: '(-1)',
    why: 'What cannot be read is refused as nothing, and as less than nothing too.',
  },
  {
    file: `${DOMAIN}/checkout/methods.ts`,
    line: 'const total = parseCents(payer.grandTotal) ?? 0;',
    to: '(-1)',
    why: 'A total that cannot be read is refused as nothing, and as less than nothing too.',
  },
  {
    file: `${DOMAIN}/checkout/methods.ts`,
    line: "if (code === 'BALANCE' && (parseCents(payer.balance) ?? 0) < total)",
    to: '(-1)',
    why: 'A balance that cannot be read is short of every total, which is above nothing here.',
  },
  {
    file: `${DOMAIN}/checkout/submission.ts`,
    line: 'fulfilment_datetime: datetime > 0 ? Math.floor(datetime / 1000) : undefined,',
    to: '1',
    why: 'Nothing is ordered for the first millisecond of 1970.',
  },
  {
    file: `${DOMAIN}/ordering/price.ts`,
    line: 'discount: 0,',
    to: '(-1)',
    why: 'The totals take a discount below nothing for none.',
  },
  {
    file: `${DOMAIN}/ordering/where-and-when.ts`,
    line: "if (!named || chosen.kind !== 'point') {",
    to: "(!named && chosen.kind !== 'point')",
    why: 'A point is chosen exactly where one is named: the compiler does not know it.',
  },
  {
    file: `${DOMAIN}/venue/status-line.ts`,
    line: 'if (one.open && other.open) return one.until > other.until;',
    to: '(one.until >= other.until)',
    why: 'Of two that close at once the words are the same.',
  },
  {
    file: `${DOMAIN}/venue/status-line.ts`,
    line: 'return (one.from ?? Number.POSITIVE_INFINITY) < (other.from ?? Number.POSITIVE_INFINITY);',
    to: '((one.from ?? Number.POSITIVE_INFINITY) <= (other.from ?? Number.POSITIVE_INFINITY))',
    why: 'Of two that open at once, or never, the words are the same.',
  },
  ...['1', '(-1)'].map((to) => ({
    file: `${FULFILMENT}/asap.ts`,
    line: "const [hour = 0, minute = 0] = localDateTime(at, availability.zone).time.split(':').map(Number);",
    to,
    why: 'A clock always shows hours and minutes: the compiler does not know it.',
  })),
  {
    file: `${FULFILMENT}/asap.ts`,
    line: 'const everyTime = { ...availability, minNotice: 0, orderForLater: true };',
    to: '(-1)',
    why: 'What began before now is not after the block that now lies in.',
  },
  ...['1', '(-1)'].map((to) => ({
    file: `${FULFILMENT}/words.ts`,
    line: 'const due = (clock.asapDue ?? 0) * 1000;',
    to,
    why: 'A second of 1970 is past, whichever it is.',
  })),
  ...['1', '(-1)'].map((to) => ({
    file: `${HOURS}/words.ts`,
    line: "const [hour = 0, minute = 0] = time.split(':').map(Number);",
    to,
    why: 'A time always has hours and minutes: the compiler does not know it.',
  })),
  {
    file: `${HOURS}/availability.ts`,
    line: "const skip = zoned.add({ nanoseconds: 1 }).getTimeZoneTransition('previous') ?? zoned;",
    to: '2',
    why: 'No zone changes its clock twice within two nanoseconds.',
  },
  ...['(minute <= 24 * 60)', '25', '61'].map((to) => ({
    file: `${HOURS}/times.ts`,
    line: 'for (let minute = 0; minute < 24 * 60; minute += step) {',
    to,
    why: 'No clock shows 24 o’clock: such a time is not offered.',
  })),
  {
    file: `${HOURS}/times.ts`,
    line: 'if (Temporal.PlainDate.compare(day, today) < 0) return [];',
    to: '(-1)',
    why: 'It spares working out a day of which every time is past.',
  },
  {
    file: `${HOURS}/times.ts`,
    line: 'if (intervals.length === 0) return [];',
    to: '(-1)',
    why: 'It spares working out the times of a day on which nothing opens.',
  },
  {
    file: `${HOURS}/words.ts`,
    line: 'Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainTime().toString().slice(0, 5),',
    to: 'Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainTime().toString()',
    why: 'Of a clock’s text only hours and minutes are read.',
  },
  {
    file: `${HOURS}/words.ts`,
    line: 'Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainTime().toString().slice(0, 5),',
    to: '6',
    why: 'Of a clock’s text only hours and minutes are read, a colon behind them or not.',
  },
  {
    file: `${HOURS}/words.ts`,
    line: 'const next = intervalsTouching(availability, day).find((interval) => interval.start > now);',
    to: '(interval.start >= now)',
    why: 'What begins now is open already.',
  },
  {
    file: `${HOURS}/words.ts`,
    line: 'for (let away = 0; away <= 7; away += 1) {',
    to: '(-1)',
    why: 'Nothing that began yesterday is still to begin.',
  },
];

export const isSame = (equivalent: Equivalent, mutant: Mutant): boolean =>
  mutant.file.endsWith(`/${equivalent.file}`) &&
  mutant.source === equivalent.line &&
  mutant.to === equivalent.to;
