import type { MenuDraft as DraftView } from '@servery/contract/entities/menu-editor';
import type { DraftChange } from '@servery/domain/menu-editor/draft-change';
import { draftKey, type MenuRecords } from '@servery/domain/menu-editor/draft-change';
import { draftProblems, problemText, wishedAgain } from '@servery/domain/menu-editor/draft-problems';
import { editLine } from '@servery/domain/menu-editor/edit-lines';
import type { ReadTx } from '#db/database';
import { type MenuDraft, promoProducts } from '#stores/menu-editor/draft';

const seconds = (ms: number | undefined): number => Math.floor((ms ?? 0) / 1000);

/** What customers pay now, where they are to pay another price. */
function livePrice({ kind, id, before, after }: DraftChange, prices: ReadonlyMap<number, string>): string {
  return kind === 'product' && before && after && 'price' in after ? (prices.get(id) ?? '') : '';
}

/** What is in the draft, each with whether it still fits what is live. */
export async function draftView(
  tx: ReadTx,
  { venueId, draft }: { venueId: number; draft: MenuDraft },
  live: MenuRecords,
): Promise<DraftView> {
  const { version, publishAt, failedAt, changes } = draft;
  const head = { version, publish_at: seconds(publishAt), failed_at: seconds(failedAt) };
  if (changes.length === 0) return { ...head, changes: [] };
  const problems = draftProblems(live, changes, await promoProducts(tx, venueId));
  const prices = new Map(live.products.map(({ id, value }) => [id, value.price]));
  return {
    ...head,
    changes: changes.map((change) => {
      const problem = problems.get(draftKey(change));
      const canKeep = problem === 'changed' && wishedAgain(change, live) !== undefined;
      return {
        part: change.kind,
        id: change.id,
        line: editLine(change),
        is_new: change.before === null ? 1 : 0,
        live_price: livePrice(change, prices),
        problem: problem ? problemText(problem) : '',
        can_keep: canKeep ? 1 : 0,
      };
    }),
  };
}
