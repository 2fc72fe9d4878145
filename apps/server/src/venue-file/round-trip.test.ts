import { runs } from '@servery/contract/testing/runs';
import { venueFile, type WholeVenueFile } from '@servery/contract/venue-file/venue-file';
import { writtenFile } from '@servery/contract/venue-file/write-file';
import { normalForm } from '@servery/domain/venue-file/normal-form';
import { planOf } from '@servery/domain/venue-file/plan';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inEachServery } from '../../testing/servery.ts';
import { ownAddresses } from '../../testing/own-addresses.ts';
import { venueFiles } from '../../testing/venue-files.ts';
import { exportVenue } from '#venue-file/export-venue';
import { importVenue, type Into, prepareImport } from '#venue-file/import-venue';
import { readVenueFile } from '#venue-file/read-file';

/** The first that fails is told as it is: to make it smaller would import hundreds of others. */
const ONCE = { ...runs(0.15), endOnFailure: true };

inEachServery('venue files', (servery) => {
  let nth = 0;
  const put = async (file: WholeVenueFile, into: Into): Promise<number> => {
    const { server, clock } = servery();
    const done = await server.db.write(
      (tx) => importVenue(tx, { file, into }, clock.now),
      ({ ok }) => ok,
    );
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    return done.value.venueId;
  };
  const exported = (venueId: number) => servery().server.db.read((tx) => exportVenue(tx, venueId));
  const planned = async (file: WholeVenueFile, into: Into) => {
    const prepared = await servery().server.db.read((tx) => prepareImport(tx, { file, into }));
    if (!prepared.ok) throw new Error(JSON.stringify(prepared.error));
    return prepared.value;
  };

  test('come out of a new venue as they went in, and then there is nothing left to do', async () => {
    await fc.assert(
      fc.asyncProperty(venueFiles, async (any) => {
        nth += 1;
        const file = ownAddresses(any, `n${nth}`);
        expect(planOf(file, file)).toEqual([]);
        const venueId = await put(file, { brandCode: `brand-${nth}` });
        const back = await exported(venueId);
        expect(back).toEqual(file);
        expect((await planned(back, { venueId })).plan).toEqual([]);
        const text = readVenueFile(writtenFile(back));
        expect(text).toEqual({ ok: true, value: file });
      }),
      ONCE,
    );
  }, 120_000);

  test('change a venue to what they say, as it was planned', async () => {
    await fc.assert(
      fc.asyncProperty(venueFiles, venueFiles, async (one, other) => {
        nth += 1;
        const venueId = await put(ownAddresses(one, `c${nth}`), { brandCode: `brand-${nth}` });
        const next = ownAddresses(other, `c${nth}`);
        const { after } = await planned(next, { venueId });
        await put(next, { venueId });
        const back = await exported(venueId);
        expect(planOf(after, back)).toEqual([]);
        expect((await planned(next, { venueId })).plan).toEqual([]);
      }),
      ONCE,
    );
  }, 120_000);

  test('of the demo venues are whole, and change nothing', async () => {
    const slugs = [
      'banksia-kitchen',
      'harbour-noodle-bar',
      'dune-cottesloe',
      'dune-perth',
      'dune-margaret-river',
    ];
    const { db } = servery().server;
    const venues = await db.read((tx) =>
      tx.q.selectFrom('menu').select(['venue_id', 'slug']).where('slug', 'in', slugs).execute(),
    );
    expect(venues).toHaveLength(slugs.length);
    for (const { venue_id: venueId } of venues) {
      const file = await exported(venueId);
      const again = normalForm(venueFile.parse(JSON.parse(writtenFile(file))));
      expect(again).toEqual(file);
      expect((await planned(again as WholeVenueFile, { venueId })).plan).toEqual([]);
    }
  });

  test('make another venue like a demo venue, to the last option', async () => {
    const { db } = servery().server;
    const { venue_id: venueId } = await db.read((tx) =>
      tx.q
        .selectFrom('menu')
        .select('venue_id')
        .where('slug', '=', 'banksia-kitchen')
        .executeTakeFirstOrThrow(),
    );
    const copy = ownAddresses(await exported(venueId), 'copy');
    const made = await put(copy, { brandCode: 'copy-of-demo' });
    expect(await exported(made)).toEqual(copy);
    expect(copy.menus[0]?.categories.length).toBeGreaterThan(5);
  });
});
