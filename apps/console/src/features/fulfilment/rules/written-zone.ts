import type { EditedZone, HeldZone } from '@servery/contract/entities/fulfilment-editor';
import { typedPostcodes } from '@servery/domain/delivery/zones';
import { formatCents, parseCents } from '@servery/domain/money';

/** A zone as it is being written: numbers as they were typed, until it is saved. */
export type WrittenZone = {
  name: string;
  fee: string;
  minimum: string;
  minutes: string;
  postcodes: string[];
  /** What stands in the field and is no chip yet. */
  typing: string;
  /** Those that are to leave another zone. */
  moved: string[];
};
export type ZoneProblem = 'postcodes' | 'fee' | 'minimum' | 'minutes';

const shown = (amount: string): string => `$${amount}`;

export const NEW_ZONE: WrittenZone = {
  name: '',
  fee: '',
  minimum: '',
  minutes: '30',
  postcodes: [],
  typing: '',
  moved: [],
};

export const writtenZone = ({ value }: HeldZone): WrittenZone => ({
  name: value.name,
  fee: shown(value.fee),
  minimum: shown(value.minimum),
  minutes: String(value.minutes),
  postcodes: value.postcodes,
  typing: '',
  moved: [],
});

const MOST_CENTS = 999_999_999;
const MOST_MINUTES = 1440;

/** '$5' and '5.0' as '5.00', nothing as '0.00'; what is no amount is nothing. */
export function amountOf(typed: string): string | undefined {
  const bare = typed.trim().replace(/^\$/, '').replaceAll(',', '');
  const cents = bare === '' ? 0 : parseCents(bare);
  return cents === undefined || cents < 0 || cents > MOST_CENTS ? undefined : formatCents(cents);
}

/** With what is typed as chips; what is no postcode stays in the field. */
export function settled(zone: WrittenZone): Pick<WrittenZone, 'postcodes' | 'typing'> {
  const { postcodes, unknown } = typedPostcodes(zone.typing);
  return {
    postcodes: [...new Set([...zone.postcodes, ...postcodes])].toSorted(),
    typing: unknown.join(', '),
  };
}

/** As it is typed: a comma or a space ends a postcode. */
export const typedInto = (zone: WrittenZone, typing: string): Partial<WrittenZone> =>
  /[\s,;]$/.test(typing) ? settled({ ...zone, typing }) : { typing };

export type Clash = { postcode: string; zone: HeldZone };

/** Postcodes that another zone has, and that nobody has said are to move. */
export function clashesOf(zone: WrittenZone, others: readonly HeldZone[]): Clash[] {
  return settled(zone)
    .postcodes.filter((postcode) => !zone.moved.includes(postcode))
    .flatMap((postcode) => {
      const other = others.find(({ value }) => value.postcodes.includes(postcode));
      return other ? [{ postcode, zone: other }] : [];
    });
}

/** Without a postcode, wherever it stands. */
export const withoutPostcode = (zone: WrittenZone, postcode: string): Partial<WrittenZone> => {
  const { postcodes, typing } = settled(zone);
  return {
    postcodes: postcodes.filter((each) => each !== postcode),
    typing,
    moved: zone.moved.filter((each) => each !== postcode),
  };
};

/** A postcode that is pressed on the map comes, from whichever zone has it, or goes. */
export function pressed(
  zone: WrittenZone,
  postcode: string,
  others: readonly HeldZone[],
): Partial<WrittenZone> {
  const { postcodes, typing } = settled(zone);
  if (postcodes.includes(postcode)) return withoutPostcode(zone, postcode);
  const isElsewhere = others.some(({ value }) => value.postcodes.includes(postcode));
  return {
    postcodes: [...postcodes, postcode].toSorted(),
    typing,
    moved: isElsewhere ? [...zone.moved, postcode] : zone.moved,
  };
}

/** The zones of the map while one of them is being written: with what is new in it, and what has left it where it was. */
export function drawnZones(
  zones: readonly HeldZone[],
  open: HeldZone | undefined,
  written: WrittenZone,
): HeldZone['value'][] {
  const saved = new Set(zones.flatMap(({ value }) => value.postcodes));
  const fresh = settled(written).postcodes.filter((postcode) => !saved.has(postcode));
  if (open)
    return zones.map((zone) =>
      zone === open ? { ...zone.value, postcodes: [...zone.value.postcodes, ...fresh] } : zone.value,
    );
  const { name, fee, minimum } = NEW_ZONE;
  const minutes = Number(written.minutes) || 0;
  return [...zones.map(({ value }) => value), { name, fee, minimum, minutes, postcodes: fresh }];
}

export function zoneToSave(zone: WrittenZone): { zone: EditedZone } | { problems: ReadonlySet<ZoneProblem> } {
  const { postcodes, typing } = settled(zone);
  const [fee, minimum] = [amountOf(zone.fee), amountOf(zone.minimum)];
  const minutes = zone.minutes.trim() === '' ? 0 : Number(zone.minutes);
  const isTime = Number.isInteger(minutes) && minutes >= 0 && minutes <= MOST_MINUTES;
  const problems = new Set<ZoneProblem>();
  if (postcodes.length === 0 || typing !== '') problems.add('postcodes');
  if (fee === undefined) problems.add('fee');
  if (minimum === undefined) problems.add('minimum');
  if (!isTime) problems.add('minutes');
  if (fee === undefined || minimum === undefined || problems.size > 0) return { problems };
  return { zone: { name: zone.name.trim(), fee, minimum, minutes, postcodes } };
}

/** What a zone is called: its name, or else its postcodes. */
export const zoneTitle = ({ value }: Pick<HeldZone, 'value'>): string =>
  value.name || value.postcodes.join(', ');
