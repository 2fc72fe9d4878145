import { expect, test } from 'vitest';
import { inEachServery, type Servery } from '../../testing/servery.ts';
import { keepVenues, type Venues } from '#venues/venues';

const SLUG = 'banksia-kitchen';
const MINUTE = 60_000;
type OfferAt = Parameters<typeof keepVenues>[1];
const offer = { offers: () => true, card: undefined, wallets: undefined } as unknown as Awaited<
  ReturnType<OfferAt>
>;
const offerAt: OfferAt = () => Promise.resolve(offer);

inEachServery('the venues that a process keeps', (servery) => {
  const open = () => keepVenues(() => servery().clock.now, offerAt);
  const shown = (venues: Venues, { server }: Servery = servery()) =>
    server.db.read(async (tx) => {
      const venue = await venues.bySlug(tx, SLUG);
      if (!venue) throw new Error('there is no such venue');
      return venue;
    });
  /** Another price, as a change of the menu has it. */
  const raise = async (venues: Venues, keep: boolean) => {
    const { id: menuId } = (await shown(open())).menu;
    return servery().server.db.write(
      async (tx) => {
        await tx.q
          .updateTable('menu')
          .set((eb) => ({ version: eb('version', '+', 1), public_notice: 'Changed' }))
          .where('id', '=', menuId)
          .execute();
        return venues.current(tx, menuId);
      },
      () => keep,
    );
  };

  test('say the same until something changes: what was made of them is used again', async () => {
    const venues = open();
    const venue = await shown(venues);
    const { now } = servery().clock;
    const rendered = venues.rendered(venue, now);
    expect(venues.rendered(venue, now + MINUTE)).toBe(rendered);
    expect(await rendered.fullAnswer.brotli()).toBe(rendered.fullAnswer.brotli());
    const closed = [...Array(24).keys()].map((hour) => venues.rendered(venue, now + hour * 60 * MINUTE));
    expect(new Set(closed.map(({ full }) => full)).size).toBeGreaterThan(1);
    expect(new Set(closed).size).toBeLessThan(12);
  });

  test('are never what a transaction saw that was not stored', async () => {
    const venues = open();
    const before = await shown(venues);
    const seen = await raise(venues, false);
    expect(seen?.menu.version).toBe(before.menu.version + 1);
    expect(await shown(venues)).toBe(before);
  });

  test('are what a transaction stored, as soon as it is', async () => {
    const venues = open();
    const before = await shown(venues);
    const seen = await raise(venues, true);
    expect(await shown(venues)).toBe(seen);
    expect(seen?.menu.version).toBe(before.menu.version + 1);
  });

  test('are read again where they are forgotten, and looked at once a minute', async () => {
    const [here, elsewhere] = [open(), open()];
    await shown(here);
    const seen = await raise(elsewhere, true);
    expect((await shown(here)).menu.version).toBe((seen?.menu.version ?? 0) - 1);
    servery().clock.now += MINUTE;
    expect((await shown(here)).menu.version).toBe(seen?.menu.version);
    here.forget(SLUG);
    expect(await shown(here)).toEqual(seen);
  });
});
