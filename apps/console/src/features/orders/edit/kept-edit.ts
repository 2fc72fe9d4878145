import {
  changesIn,
  type Draft,
  type Form,
  isEmpty,
  newDraft,
  type When,
} from '#features/orders/edit/draft.ts';

const keyOf = (orderId: string): string => `servery-order-edit:${orderId}`;

/** A product is kept by its id: what it is and costs is of the menu, which may be another by then. */
type Kept = Omit<Draft, 'added' | 'when'> & {
  version: number;
  added: { key: string; product_id: number; quantity: number; options: number[]; notes: string }[];
  when?: When;
};

export function forgetEdit(orderId: string): void {
  try {
    sessionStorage.removeItem(keyOf(orderId));
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** Kept in this browser until it is saved or left, so that a reload loses nothing. */
export function keepEdit(draft: Draft, form: Form): void {
  const { id } = form.order;
  if (isEmpty(changesIn(draft, form))) return forgetEdit(id);
  const { when, added, ...rest } = draft;
  const kept: Kept = {
    ...rest,
    version: form.version,
    added: added.map(({ product, options, ...line }) => ({
      ...line,
      product_id: product.id,
      options: [...options],
    })),
    ...(when && { when }),
  };
  try {
    sessionStorage.setItem(keyOf(id), JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing loses it on reload, and nothing else.
  }
}

const isKept = (value: unknown, version: number): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  (value as Partial<Kept>).version === version &&
  Array.isArray((value as Partial<Kept>).added);

/** What was kept of the order as it is; of one that was changed since, and of products that are gone, nothing. */
export function keptEdit(form: Form): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(form.order.id)) ?? 'null');
    if (!isKept(kept, form.version)) return newDraft(form);
    const { version: _version, added, when, ...rest } = kept;
    const products = new Map(form.products.map((product) => [product.id, product]));
    return {
      ...newDraft(form),
      ...rest,
      when,
      added: added.flatMap(({ product_id: id, ...line }) => {
        const product = products.get(id);
        return product ? [{ ...line, product }] : [];
      }),
    };
  } catch {
    return newDraft(form);
  }
}
