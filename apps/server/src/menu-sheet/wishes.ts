import { menuAsDrafted, wished } from '@servery/domain/menu-editor/draft';
import { type DraftChange, draftKey, type MenuRecords } from '@servery/domain/menu-editor/draft-change';
import type { Tx } from '#db/database';
import { type HeldWishes, orderWishes, type Part } from '#menu-sheet/order-wishes';
import { type MenuDraft, planDraft, saveDraft, waitingPlace } from '#stores/menu-editor/draft';

type At = { venueId: number; live: MenuRecords; draft: MenuDraft };
type ValuePart = Part & { kind: 'product' | 'category' | 'group' };
type Named = { name: string };

const byId = (all: readonly { id: number; value: Named }[]): Map<number, Named> =>
  new Map(all.map(({ id, value }) => [id, value]));

function holdWishes({ live, draft }: Omit<At, 'venueId'>): HeldWishes & { touched: Map<string, Part> } {
  const wishes = new Map(draft.changes.map((change) => [draftKey(change), change]));
  const touched = new Map<string, Part>();
  let shown: MenuRecords | undefined;
  return {
    live,
    touched,
    menu: () => (shown ??= menuAsDrafted(live, [...wishes.values()])),
    all: () => [...wishes.values()],
    held: (part) => wishes.get(draftKey(part)),
    set: ({ kind, id }, change) => {
      const key = draftKey({ kind, id });
      if (change) wishes.set(key, { ...change, kind, id, version: draft.version + 1 });
      else wishes.delete(key);
      touched.set(key, { kind, id });
      shown = undefined;
    },
  };
}

/** What is wished of a menu while somebody changes it; kept when they are done. */
export function openWishes(tx: Tx, at: At) {
  const { venueId, live, draft } = at;
  const wishes = holdWishes(at);
  const { touched, menu, all, held, set } = wishes;
  const liveValues = {
    product: byId(live.products),
    category: byId(live.categories),
    group: byId(live.groups),
  };
  return {
    live,
    menu,
    all,
    ...orderWishes(wishes),
    /** What it is to be; nothing where it is to go. */
    async put(part: ValuePart, next: Named | undefined): Promise<void> {
      const wish = held(part);
      const now = liveValues[part.kind].get(part.id);
      const sides = wished(wish, now, next);
      const place = wish?.place ?? (now ? {} : await waitingPlace(tx, venueId, part));
      set(part, sides && { ...sides, name: next?.name ?? now?.name ?? '', place });
    },
    drop: (part: Part) => set(part, undefined),
    again: (change: DraftChange) => set(change, change),
    /** Without anything in it, there is nothing that could go live. */
    async save(): Promise<void> {
      if (touched.size === 0) return;
      const parts = [...touched.values()].map((part) => ({ part, change: held(part) }));
      await saveDraft(tx, { venueId, version: draft.version + 1 }, parts);
      if (all().length === 0)
        await planDraft(tx, venueId, { publish_at: null, failed_at: null, person_id: null });
    },
  };
}
export type Wishes = ReturnType<typeof openWishes>;
