import type { ReadTx } from '#db/database';
import type { Catalogue } from '#stores/catalogue';
import type { Catalogues } from '#catalogue/catalogues';

/** What a caller may see: the venues of one brand, or one venue of it. */
export type CatalogueScope = {
  brandCode: string;
  /** undefined: every venue of the brand. null: none, as for staff whose venue is gone. */
  venueId: number | null | undefined;
  /** Screens that stand in the venue go on while online orders are paused. */
  inVenue: boolean;
};

const isWithin = ({ merchant }: Catalogue, { brandCode, venueId }: CatalogueScope): boolean =>
  merchant.brand_code === brandCode && (venueId === undefined || merchant.id === venueId);

/** The one place that keeps a caller from another tenant's venues: for an action these do not exist. */
export function scopedCatalogues(all: Catalogues, scope: CatalogueScope): Catalogues {
  const from = scope.inVenue ? all.inVenue : all;
  const within = (catalogue: Catalogue | undefined) =>
    catalogue && isWithin(catalogue, scope) ? catalogue : undefined;
  return {
    ...from,
    bySlug: async (tx: ReadTx, slug: string) => within(await from.bySlug(tx, slug)),
    current: async (tx: ReadTx, menuId: number) => within(await from.current(tx, menuId)),
  };
}
