import { codeRealm, type ScreenKind } from '@servery/domain/devices/screens';
import type { DeedName } from '@servery/domain/audit/deeds';
import { beforeAndAfter } from '@servery/domain/audit/keep';
import { fail } from '@servery/domain/failure';
import type { Venue } from '@servery/domain/venue/model';
import { venueOfCaller } from '#actions/console/venue-of-caller';
import type { Caller } from '#callers/caller';
import { note } from '#callers/note';
import type { ReadTx, Tx } from '#db/database';
import type { Payments } from '#payments/payments';
import { pairAccount } from '#safety/pair-screen';
import { trustAddress } from '#safety/sign-in-guard';
import { giveCode } from '#stores/screen-codes';
import { lockScreen, screensOf, type ScreenRecord } from '#stores/screens';
import { type ShownScreen, screenView } from '#views/screen';

type Wanted = { id: number; removed?: boolean };

/** A screen of the venue that the caller manages, to be changed by nobody else meanwhile. */
export async function screenOfCaller(tx: Tx, caller: Caller, { id, removed = false }: Wanted) {
  const held = await venueOfCaller(tx, caller);
  if (!held.ok) return held;
  const screen = await lockScreen(tx, id);
  if (screen?.venue_id !== held.venue.id || screen.removed_at > 0 !== removed) return fail('no_such_screen');
  return { ...held, screen };
}

export async function shownScreens(
  tx: ReadTx,
  { id: venueId }: Pick<Venue, 'id'>,
  now: number,
): Promise<ShownScreen[]> {
  return (await screensOf(tx, venueId, now)).map((screen) => screenView(screen, now));
}

export async function shownScreen(
  tx: ReadTx,
  { id, venue_id: venueId }: Pick<ScreenRecord, 'id' | 'venue_id'>,
  now: number,
): Promise<ShownScreen> {
  const shown = (await shownScreens(tx, { id: venueId }, now)).find((screen) => screen.id === id);
  if (!shown) throw new Error('the screen was not kept');
  return shown;
}

/** A code to be typed at the device. Whoever has it made stands near it: guesses made elsewhere do not slow them down. */
export async function newCode(
  tx: Tx,
  { id, kind }: { id: number; kind: ScreenKind },
  { caller, venue }: { caller: Caller; venue: Venue },
): Promise<string> {
  const realm = codeRealm(kind, venue.brandCode);
  await trustAddress(tx, pairAccount(realm), caller);
  return (await giveCode(tx, id, { realm, now: caller.now })).code;
}

/** Whether a screen of the venue can have a pinpad. */
export const takesCards = (venue: Venue, payments: Payments): boolean =>
  payments.terminal !== undefined && venue.methods.some(({ code }) => code === 'eftpos');

export const eftposOf = (wanted: 0 | 1 | undefined, kind: ScreenKind): string =>
  wanted === 1 && kind !== 'kitchen' ? 'LINKLY' : '';

type Deed = {
  action: DeedName;
  screen: Pick<ScreenRecord, 'id' | 'name' | 'kind'>;
  before?: object;
  after?: object;
};

export const noteScreenDeed = (tx: Tx, caller: Caller, { action, screen, before, after }: Deed) =>
  note(tx, caller, {
    action,
    subject: String(screen.id),
    details: {
      name: screen.name,
      kind: screen.kind,
      ...(before || after ? beforeAndAfter(before, after) : {}),
    },
  });
