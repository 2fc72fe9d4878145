import type { Venue } from '@servery/domain/venue/model';
import { BoundedCache } from '#bounded-cache';
import type { ReadTx, Tx } from '#db/database';

/** About 0.4 MB each with what is made of them, which goes with them: 100 MB. More than people look at within a minute on one process. */
const MOST_VENUES = 250;

export type HeldVenues = {
  byMenu(menuId: number): Venue | undefined;
  /** Only while it was looked at lately. */
  fresh(slug: string, since: number): Venue | undefined;
  looked(menuId: number): void;
  keep(tx: ReadTx | Tx, venue: Venue): void;
  forget(slug: string): void;
};

/** The venues of one process, as they were last read. */
export function holdVenues(clock: () => number): HeldVenues {
  const byId = new BoundedCache<number, { venue: Venue; lookedAt: number }>({ most: MOST_VENUES });
  const idBySlug = new BoundedCache<string, number>({ most: MOST_VENUES });

  const hold = (venue: Venue): void => {
    const { id, slug, version } = venue.menu;
    if ((byId.get(id)?.venue.menu.version ?? -1) > version) return;
    byId.set(id, { venue, lookedAt: clock() });
    idBySlug.set(slug, id);
  };
  return {
    byMenu: (menuId) => byId.get(menuId)?.venue,
    fresh: (slug, since) => {
      const menuId = idBySlug.get(slug);
      const held = menuId === undefined ? undefined : byId.get(menuId);
      return held && held.lookedAt > since ? held.venue : undefined;
    },
    looked: (menuId) => {
      const held = byId.get(menuId);
      if (held) held.lookedAt = clock();
    },
    keep: (tx, venue) => {
      // What a transaction has changed is not so until it is committed, and may never be.
      if ('afterCommit' in tx) tx.afterCommit(() => hold(venue));
      else hold(venue);
    },
    forget: (slug) => {
      const menuId = idBySlug.get(slug);
      if (menuId !== undefined) byId.delete(menuId);
      idBySlug.delete(slug);
    },
  };
}
