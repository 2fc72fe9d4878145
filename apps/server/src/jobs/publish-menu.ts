import { z } from 'zod';
import { publishDraft } from '#menu-sheet/publish';
import type { ServerParts } from '#server-parts';
import { planDraft, readDraft } from '#stores/menu-editor/draft';
import { lockVenue } from '#stores/venue-file/facts';

const payload = z.object({ venue_id: z.number(), publish_at: z.number() });

/**
 * Makes a draft live at its moment. That and the end of its plan are one transaction: whoever else has the job too finds
 * that nothing waits. What does not fit stays as it is, and somebody is told.
 */
export async function publishMenu(
  job: unknown,
  { db, clock }: Pick<ServerParts, 'db' | 'clock'>,
): Promise<void> {
  const { venue_id: venueId, publish_at: publishAt } = payload.parse(job);
  const now = clock();
  const isPlanned = (draft: { publishAt: number | undefined }) => draft.publishAt === publishAt;
  const done = await db.write(
    async (tx) => {
      await lockVenue(tx, venueId);
      const draft = await readDraft(tx, venueId);
      if (!isPlanned(draft) || draft.personId === undefined) return { ok: true };
      return publishDraft(tx, { venueId, personId: draft.personId, keyName: '', now }, draft);
    },
    ({ ok }) => ok,
  );
  if (done.ok) return;
  await db.write(async (tx) => {
    await lockVenue(tx, venueId);
    if (isPlanned(await readDraft(tx, venueId)))
      await planDraft(tx, venueId, { publish_at: null, failed_at: now, person_id: null });
  });
}
