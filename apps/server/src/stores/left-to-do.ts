import type { LeftToDo } from '@servery/contract/entities/set-up';
import { deedsIn } from '@servery/domain/audit/deeds';
import type { ReadTx } from '#db/database';

/** What of the steps after the set-up is done at a venue, by what is there. A menu that took an order was looked at. */
export async function doneAfterSetUp(
  tx: ReadTx,
  { venueId, organisationId }: { venueId: number; organisationId: number },
): Promise<ReadonlySet<LeftToDo>> {
  const rows = await tx.q
    .selectFrom('payment_method')
    .select((of) => of.val<LeftToDo>('cards').as('step'))
    .where('venue_id', '=', venueId)
    .where('code', '=', 'CC')
    .union(
      tx.q
        .selectFrom('audit')
        .select((of) => of.val<LeftToDo>('menu').as('step'))
        .where('venue_id', '=', venueId)
        .where('action', 'in', deedsIn('menu')),
    )
    .union(
      tx.q
        .selectFrom('orders')
        .select((of) => of.val<LeftToDo>('menu').as('step'))
        .where('venue_id', '=', venueId),
    )
    .union(
      tx.q
        .selectFrom('membership')
        .select((of) => of.val<LeftToDo>('team').as('step'))
        .where('organisation_id', '=', organisationId)
        .where('left_at', 'is', null)
        .groupBy('organisation_id')
        .having((of) => of.fn.countAll<number>(), '>', 1),
    )
    .union(
      tx.q
        .selectFrom('printer')
        .select((of) => of.val<LeftToDo>('printer').as('step'))
        .where('venue_id', '=', venueId)
        .where('removed_at', '=', 0),
    )
    .execute();
  return new Set(rows.map(({ step }) => step));
}
