import { runs } from '@servery/contract/testing/runs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exportVenue } from '#venue-file/export-venue';
import { atConsole } from '../../../../testing/console.ts';
import { deeds, doDeed } from '../../../../testing/menu-deeds.ts';
import { inEachServery } from '../../../../testing/servery.ts';

inEachServery('a draft of a menu', (servery) => {
  const shop = () =>
    servery().server.db.read(async (tx) => {
      const { venue_id: venueId } = await tx.q
        .selectFrom('menu')
        .select('venue_id')
        .where('slug', '=', 'banksia-kitchen')
        .executeTakeFirstOrThrow();
      return exportVenue(tx, venueId);
    });

  test('is, once published, what the same edits make of the live menu; dropped, nothing', async () => {
    const owner = await atConsole(servery());
    const menu = (draft: 0 | 1) => owner.call('ConsoleMenu', { draft });
    const doAll = async (all: Parameters<typeof doDeed>[1][], draft: 0 | 1) => {
      const done: number[] = [];
      for (const deed of all) {
        const { edit_id } = await doDeed(owner, { ...deed, draft });
        if (edit_id === 0) continue;
        if (deed.undo) await owner.call('ConsoleMenu.undo', { edit_id, draft });
        else done.push(edit_id);
      }
      return done;
    };
    await fc.assert(
      fc.asyncProperty(deeds, async (all) => {
        // So many calls a minute are let through, and this makes more.
        servery().clock.now += 60_000;
        const before = await shop();
        await doAll(all, 1);
        expect(await shop()).toEqual(before);
        const drafted = await menu(1);
        if (drafted.draft.changes.length > 0) {
          const dropped = await owner.call('ConsoleMenu.drop_draft', {});
          const { draft: none, is_draft: _is, ...bare } = await menu(1);
          const { draft: _none, is_draft: _live, ...live } = await menu(0);
          expect(none.changes).toEqual([]);
          expect(bare).toEqual(live);
          if (dropped.edit_id > 0)
            await owner.call('ConsoleMenu.undo', { draft: 1, edit_id: dropped.edit_id });
        }
        const { draft } = await menu(1);
        expect(draft.changes.map(({ problem }) => problem).filter((problem) => problem !== '')).toEqual([]);
        const edit_id =
          draft.changes.length === 0
            ? 0
            : (await owner.call('ConsoleMenu.publish', { version: draft.version })).edit_id;
        const published = await shop();
        expect((await menu(1)).draft.changes).toEqual([]);
        if (edit_id > 0) await owner.call('ConsoleMenu.undo', { edit_id });
        expect(await shop()).toEqual(before);
        const done = await doAll(all, 0);
        expect(published).toEqual(await shop());
        for (const each of done.toReversed()) await owner.call('ConsoleMenu.undo', { edit_id: each });
        expect(await shop()).toEqual(before);
      }),
      { ...runs(0.05), endOnFailure: true },
    );
  }, 240_000);
});
