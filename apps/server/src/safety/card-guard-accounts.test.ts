import { expect, test } from 'vitest';
import { type CardTry, startCardTry } from '#safety/card-guard';
import { inEachServery } from '../../testing/servery.ts';

inEachServery('declined cards of an account', (servery) => {
  let sessions = 0;
  /** Somebody new, from somewhere else, each time. */
  const tried = (more: Partial<CardTry>) => {
    sessions += 1;
    return startCardTry(servery().server.db, {
      sessionId: sessions,
      address: `198.51.${sessions >> 8}.${sessions & 255}`,
      venueId: 1,
      accountId: null,
      print: '',
      inVenue: false,
      now: servery().clock.now,
      ...more,
    });
  };

  test('slow the same card down at that account, and at no other', async () => {
    const card = { print: '411111 1111 12 2030', accountId: 'a' };
    for (let tries = 0; tries < 3; tries += 1) expect((await tried(card)).ok).toBe(true);
    expect((await tried(card)).ok).toBe(false);
    expect((await tried({ ...card, accountId: 'b' })).ok).toBe(true);
    expect((await tried({ ...card, accountId: null })).ok).toBe(true);
  });

  test('are counted together over all venues of that account, and not with the installation’s', async () => {
    for (let tries = 0; tries < 61; tries += 1)
      await tried({ accountId: 'attacked', venueId: (tries % 3) + 1 });
    const again = { sessionId: 70_001 };
    expect((await tried({ ...again, accountId: 'attacked', venueId: 9 })).ok).toBe(true);
    expect((await tried({ ...again, accountId: 'attacked', venueId: 9 })).ok).toBe(false);
    const other = { sessionId: 70_002, venueId: 9 };
    expect((await tried(other)).ok).toBe(true);
    expect((await tried(other)).ok).toBe(true);
  });
});
