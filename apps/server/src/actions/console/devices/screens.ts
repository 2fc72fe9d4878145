import { randomUUID } from 'node:crypto';
import type { CallInput } from '@servery/contract/registry';
import type { ScreenKind } from '@servery/domain/devices/screens';
import { fail } from '@servery/domain/failure';
import type { Venue } from '@servery/domain/venue/model';
import {
  eftposOf,
  newCode,
  noteScreenDeed,
  screenOfCaller,
  shownScreen,
  shownScreens,
  takesCards,
} from '#actions/console/devices/screen-of-caller';
import { venueOfCaller } from '#actions/console/venue-of-caller';
import type { Caller } from '#callers/caller';
import { teamMember } from '#callers/team-member';
import type { Tx } from '#db/database';
import { readAction, writeAction } from '#http/action';
import { answer } from '#http/answer';
import { addKitchenPerson, addScreenAccount, renameScreenAccount } from '#stores/screen-accounts';
import { addScreen, changeScreen, forgetUnpaired, screensOf } from '#stores/screens';
import { endSessionsOfScreen } from '#stores/sessions';
import { pinpadWait, terminalsAt } from '#stores/terminals';
import { asksForPins, tillPeopleAt } from '#stores/till-people';
import { terminalView } from '#views/screen';

const MOST_SCREENS = 60;

const isFull = async (tx: Tx, venueId: number, now: number): Promise<boolean> =>
  (await screensOf(tx, venueId, now)).length >= MOST_SCREENS;

export const consoleScreens = readAction(
  'ConsoleScreens',
  ['payments'],
  async (tx, _input, { caller, payments }) => {
    const held = await venueOfCaller(tx, caller);
    if (!held.ok) return held;
    const { venue } = held;
    return answer({
      screens: await shownScreens(tx, venue, caller.now),
      terminals: (await terminalsAt(tx, venue.id)).map(terminalView),
      eftpos: takesCards(venue, payments) ? 1 : 0,
      till_pins: (await asksForPins(tx, venue.id)) ? 1 : 0,
      pinpad_wait: await pinpadWait(tx, venue.id),
      people: (await tillPeopleAt(tx, venue.id)).map(({ id, name, hasPin }) => ({
        id,
        name,
        pin: hasPin ? 1 : 0,
      })),
      hosts: [...(caller.brands.byCode(venue.brandCode)?.hosts ?? [])],
    });
  },
);

type Wanted = CallInput<'ConsoleScreens.add'>;

/** What the screen will be signed in as. */
async function accountFor(
  tx: Tx,
  { screen_kind: kind, name, eftpos }: Wanted,
  { venue, caller }: { venue: Venue; caller: Caller },
): Promise<{ customer_id: number | null; person_id: number | null }> {
  const { now } = caller;
  if (kind === 'kitchen') {
    const { organisationId } = teamMember(caller);
    const made = await addKitchenPerson(tx, { name, venueId: venue.id, organisationId, now });
    return { customer_id: null, person_id: made };
  }
  const made = await addScreenAccount(tx, {
    brandCode: venue.brandCode,
    menuName: venue.menu.slug,
    status: STATUS[kind],
    name,
    eftposProvider: eftposOf(eftpos, kind),
    now,
  });
  return { customer_id: made, person_id: null };
}

const STATUS: Readonly<Record<Exclude<ScreenKind, 'kitchen'>, 3 | 8>> = { kiosk: 3, till: 8 };

export const consoleAddScreen = writeAction('ConsoleScreens.add', async (tx, input, caller) => {
  const held = await venueOfCaller(tx, caller);
  if (!held.ok) return held;
  const { venue } = held;
  if (await isFull(tx, venue.id, caller.now)) return fail('too_many_screens');
  const wanted = { ...input, name: input.name.trim() };
  const account = await accountFor(tx, wanted, { venue, caller });
  const screen = await addScreen(tx, {
    venue_id: venue.id,
    kind: wanted.screen_kind,
    name: wanted.name,
    place: input.place?.trim() ?? '',
    pos_guid: account.customer_id === null ? '' : randomUUID(),
    created_at: caller.now,
    ...account,
  });
  const code = await newCode(tx, screen, { caller, venue });
  await noteScreenDeed(tx, caller, { action: 'screen.added', screen });
  return answer({ screen: await shownScreen(tx, screen, caller.now), code });
});

export const consoleScreenCode = writeAction('ConsoleScreens.code', async (tx, input, caller) => {
  const held = await screenOfCaller(tx, caller, { id: input.screen_id });
  if (!held.ok) return held;
  const { screen, venue } = held;
  const code = await newCode(tx, screen, { caller, venue });
  await noteScreenDeed(tx, caller, { action: 'screen.code_made', screen });
  return answer({ screen: await shownScreen(tx, screen, caller.now), code });
});

export const consoleChangeScreen = writeAction('ConsoleScreens.change', async (tx, input, caller) => {
  const held = await screenOfCaller(tx, caller, { id: input.screen_id });
  if (!held.ok) return held;
  const { screen } = held;
  const [name, place] = [input.name.trim(), input.place?.trim() ?? ''];
  await changeScreen(tx, screen.id, { name, place });
  await renameScreenAccount(tx, screen, { name, eftposProvider: eftposOf(input.eftpos, screen.kind) });
  await noteScreenDeed(tx, caller, {
    action: 'screen.changed',
    screen: { ...screen, name },
    before: { name: screen.name, place: screen.place },
    after: { name, place },
  });
  return answer({ screen: await shownScreen(tx, screen, caller.now) });
});

export const consoleRemoveScreen = writeAction('ConsoleScreens.remove', async (tx, input, caller) => {
  const held = await screenOfCaller(tx, caller, { id: input.screen_id });
  if (!held.ok) return held;
  const { screen } = held;
  await changeScreen(tx, screen.id, { removed_at: caller.now, code_hash: null });
  await endSessionsOfScreen(tx, screen.id);
  await forgetUnpaired(tx, screen.venue_id);
  await noteScreenDeed(tx, caller, { action: 'screen.removed', screen });
  return answer({});
});

/** In the list again, and signed out: whoever holds the device is not known any more. */
export const consoleRestoreScreen = writeAction('ConsoleScreens.restore', async (tx, input, caller) => {
  const held = await screenOfCaller(tx, caller, { id: input.screen_id, removed: true });
  if (!held.ok) return held;
  const { screen } = held;
  if (await isFull(tx, screen.venue_id, caller.now)) return fail('too_many_screens');
  await changeScreen(tx, screen.id, { removed_at: 0 });
  await noteScreenDeed(tx, caller, { action: 'screen.restored', screen });
  return answer({});
});
