import type { QueryClient } from '@tanstack/react-query';
import { guestsTakeTurns } from '#api/person.ts';
import { forgetPerson } from '#state/forget-person.ts';

/** Everybody in front of this screen is a new guest, and a page that is loaded again has lost the one before. */
export function takeTurns(client: QueryClient): void {
  guestsTakeTurns();
  forgetPerson(client, { signIn: true });
}
