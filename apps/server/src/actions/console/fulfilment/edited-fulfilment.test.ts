import { runs } from '@servery/contract/testing/runs';
import { asJson } from '@servery/contract/client/as-json';
import type { VenueFulfilmentRoom } from '@servery/contract/entities/fulfilment-editor';
import { fulfilmentCodes } from '@servery/contract/entities/fulfilment';
import { newWay } from '@servery/domain/fulfilment/new-way';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exportVenue } from '#venue-file/export-venue';
import { importVenue } from '#venue-file/import-venue';
import { atConsole } from '../../../../testing/console.ts';
import { inEachServery, type Person } from '../../../../testing/servery.ts';
import { ownAddresses } from '../../../../testing/own-addresses.ts';

/** One thing that an owner does, on what `at` happens to mean. */
type Deed = { kind: keyof typeof DEEDS; at: number; to: number; undo: boolean };
type Edit = { edit_id: number };
const NOTHING: Edit = { edit_id: 0 };
const pick = <T>(all: readonly T[], at: number): T => {
  const found = all[at % all.length];
  if (found === undefined) throw new Error('there is nothing to choose from');
  return found;
};
const fee = (at: number) => `${at % 90}.${String(at % 100).padStart(2, '0')}`;
/** What the rules refuse, as they should, has changed nothing. */
const unlessRefused = (code: string) => (error: unknown) => {
  if (String(error).includes(code)) return NOTHING;
  throw error;
};

const DEEDS = {
  price: (owner: Person, { zones }: VenueFulfilmentRoom, { at, to }: Deed): Promise<Edit> => {
    const { rows, value } = pick(zones, at);
    return owner.call('ConsoleFulfilment.save_zone', {
      rows: asJson(rows),
      zone: asJson({ ...value, fee: fee(to), name: `${value.name.slice(0, 20)} ${to % 3}` }),
    });
  },
  grow: (owner: Person, { zones }: VenueFulfilmentRoom, { at, to }: Deed): Promise<Edit> => {
    const { rows, value } = pick(zones, at);
    const postcode = String(7000 + (to % 9));
    return owner.call('ConsoleFulfilment.save_zone', {
      rows: asJson(rows),
      zone: asJson({ ...value, postcodes: [...new Set([...value.postcodes, postcode])] }),
      moved: asJson([postcode]),
    });
  },
  make: (owner: Person, _room: VenueFulfilmentRoom, { at, to }: Deed): Promise<Edit> => {
    const postcodes = [...new Set([at, to].map((each) => String(7000 + (each % 9))))];
    const zone = { name: 'New', fee: fee(to), minimum: '0.00', minutes: at % 60, postcodes };
    return owner.call('ConsoleFulfilment.save_zone', { zone: asJson(zone), moved: asJson(postcodes) });
  },
  drop: (owner: Person, { zones }: VenueFulfilmentRoom, { at }: Deed): Promise<Edit> =>
    zones.length < 2
      ? Promise.resolve(NOTHING)
      : owner
          .call('ConsoleFulfilment.remove', { rows: asJson(pick(zones, at).rows) })
          .catch(unlessRefused('zone_in_use')),
  point: (owner: Person, { points, zones }: VenueFulfilmentRoom, { at, to }: Deed): Promise<Edit> => {
    const { id, version, value } = pick(points, at);
    const own = pick(zones, to).value.postcodes.slice(0, 2);
    const point = asJson({ ...value, capacity: to, zones: to % 2 === 0 ? own : value.zones });
    return owner.call('ConsoleFulfilment.save_point', { point_id: id, version, point });
  },
  copy: (owner: Person, { points }: VenueFulfilmentRoom, { at, to }: Deed): Promise<Edit> => {
    const { value } = pick(points, at);
    return owner.call('ConsoleFulfilment.save_point', {
      point: asJson({ ...value, label: `${value.label.slice(0, 30)} ${to}` }),
    });
  },
  away: (owner: Person, { points }: VenueFulfilmentRoom, { at }: Deed): Promise<Edit> => {
    const { id, version } = pick(points, at);
    return owner.call('ConsoleFulfilment.remove', { point_id: id, version });
  },
  way: (owner: Person, { types }: VenueFulfilmentRoom, { at, to }: Deed): Promise<Edit> => {
    const code = pick(fulfilmentCodes, at);
    const held = types.find((each) => each.code === code);
    const { name, tables } = newWay(code);
    const way = held?.value ?? { name, tables };
    return owner
      .call('ConsoleFulfilment.save_type', {
        fulfilment_code: code,
        ...(held && { version: held.version }),
        way: asJson({ ...way, offered: to % 3 > 0, tables: `1-${to}` }) as never,
      })
      .catch(unlessRefused('last_fulfilment_type'));
  },
} as const;

const deeds = fc.array(
  fc.record({
    kind: fc.constantFrom(...(Object.keys(DEEDS) as (keyof typeof DEEDS)[])),
    at: fc.nat(500),
    to: fc.nat(500),
    undo: fc.boolean(),
  }),
  { minLength: 4, maxLength: 10 },
);

inEachServery('fulfilment that was edited', (servery) => {
  let nth = 0;

  test('is the same shop in another venue, and undone the shop that it was, whatever was done to it', async () => {
    const owner = await atConsole(servery());
    const { db } = servery().server;
    const { venue_id: venueId } = await db.read((tx) =>
      tx.q
        .selectFrom('menu')
        .select('venue_id')
        .where('slug', '=', 'banksia-kitchen')
        .executeTakeFirstOrThrow(),
    );
    const exported = (id: number) => db.read((tx) => exportVenue(tx, id));
    await fc.assert(
      fc.asyncProperty(deeds, async (all) => {
        nth += 1;
        const before = await exported(venueId);
        const done: number[] = [];
        for (const deed of all) {
          const { edit_id } = await DEEDS[deed.kind](owner, await owner.call('ConsoleFulfilment'), deed);
          if (edit_id === 0) continue;
          if (deed.undo) await owner.call('ConsoleFulfilment.undo', { edit_id });
          else done.push(edit_id);
        }
        const file = ownAddresses(await exported(venueId), `f${nth}`);
        const made = await db.write((tx) =>
          importVenue(tx, { file, into: { brandCode: `fulfilled-${nth}` } }, servery().clock.now),
        );
        if (!made.ok) throw new Error(JSON.stringify(made.error));
        expect(await exported(made.value.venueId)).toEqual(file);
        for (const edit_id of done.toReversed()) await owner.call('ConsoleFulfilment.undo', { edit_id });
        expect(await exported(venueId)).toEqual(before);
      }),
      { ...runs(0.05), endOnFailure: true },
    );
  }, 240_000);

  test('a way to order that the venue never had begins with the hours that it has, and goes again', async () => {
    const owner = await atConsole(servery(), 'owner@example.com');
    const before = await owner.call('ConsoleFulfilment');
    const missing = fulfilmentCodes.find((code) => !before.types.some((each) => each.code === code));
    if (missing !== undefined) throw new Error(`the demo has every way to order but ${missing}`);
    const custom = before.types.find(({ code }) => code === 'custom');
    await servery().server.db.write(async (tx) => {
      for (const table of ['open_window', 'special_date'] as const)
        await tx.q
          .deleteFrom(table)
          .where('fulfilment_type_id', '=', custom?.id ?? 0)
          .execute();
      await tx.q
        .deleteFrom('fulfilment_type')
        .where('id', '=', custom?.id ?? 0)
        .execute();
    });
    const { name } = newWay('custom');
    const { edit_id } = await owner.call('ConsoleFulfilment.save_type', {
      fulfilment_code: 'custom',
      way: asJson({ name }) as never,
    });
    const { types } = await owner.call('ConsoleHours');
    const hoursOf = (code: string) => types.find((each) => each.code === code)?.value.hours;
    expect(hoursOf('custom')).toEqual(hoursOf('pickup'));
    const gone = await owner.call('ConsoleFulfilment.undo', { edit_id });
    expect((await owner.call('ConsoleFulfilment')).types.map(({ code }) => code)).not.toContain('custom');
    await owner.call('ConsoleFulfilment.undo', { edit_id: gone.edit_id });
    expect((await owner.call('ConsoleFulfilment')).types.map(({ code }) => code)).toContain('custom');
  });
});
