import type { OrderStatus } from '@servery/contract/entities/receipt';
import type { HoursValue, VenueHours } from '@servery/contract/entities/venue-hours';
import { fail } from '@servery/domain/failure';
import { localDate } from '@servery/domain/hours/availability';
import { type AustralianState, isState, publicHolidays } from '@servery/domain/hours/public-holidays';
import { hoursProblem } from '@servery/domain/hours/written-hours';
import { type Change, changeOf } from '@servery/domain/menu-editor/changes';
import { isActive } from '@servery/domain/orders/status';
import { teamMember } from '#callers/team-member';
import type { Caller } from '#callers/caller';
import type { ReadTx } from '#db/database';
import { closeEdit, openEdit } from '#edits/edit';
import { historyOf } from '#edits/history';
import { type EditedParts, takeBack } from '#edits/take-back';
import { readAction, writeAction } from '#http/action';
import { answer } from '#http/answer';
import { changeHours, ordersAhead, readHours } from '#stores/hours-editor';
import { readFacts } from '#stores/venue-file/facts';

const ROOM = 'hours.edited';
const YEAR = { years: 1 } as const;

/** From today until the same day of next year. */
function holidaysAhead(state: AustralianState, today: Temporal.PlainDate) {
  const [first, last] = [today.toString(), today.add(YEAR).toString()];
  return [today.year, today.year + 1]
    .flatMap((year) => publicHolidays(state, year))
    .filter(({ date }) => date >= first && date <= last);
}

async function bookedAhead(
  tx: ReadTx,
  { venueId, zone, now }: { venueId: number; zone: string; now: number },
): Promise<VenueHours['booked']> {
  const orders = await ordersAhead(tx, venueId, now);
  return orders
    .filter(({ status }) => isActive(status as OrderStatus))
    .map(({ due_at: due, fulfilment_type: code }) => {
      const at = Temporal.Instant.fromEpochMilliseconds(due).toZonedDateTimeISO(zone);
      return { date: at.toPlainDate().toString(), time: at.toPlainTime().toString().slice(0, 5), code };
    });
}

async function shownHours(tx: ReadTx, caller: Caller): Promise<VenueHours> {
  const { venueId } = teamMember(caller);
  const { now } = caller;
  const { time_zone: zone, state } = await readFacts(tx, venueId);
  const today = localDate(now, zone);
  return {
    time_zone: zone,
    today: today.toString(),
    types: (await readHours(tx, venueId))
      .filter(({ isOffered }) => isOffered)
      .map(({ isOffered: _is, ...type }) => type),
    holidays: isState(state) ? holidaysAhead(state, today) : [],
    booked: await bookedAhead(tx, { venueId, zone, now }),
  };
}

export const consoleHours = readAction('ConsoleHours', async (tx, _input, caller) =>
  answer(await shownHours(tx, caller)),
);

export const consoleSaveHours = writeAction('ConsoleHours.save', async (tx, input, caller) => {
  const venueId = await openEdit(tx, caller);
  const held = new Map((await readHours(tx, venueId)).map((each) => [each.id, each]));
  const changes: (Change | undefined)[] = [];
  for (const { id, version, value } of input.types) {
    const type = held.get(id);
    if (!type) return fail('no_fulfilment_type');
    if (type.version !== version) return fail('part_changed');
    const problem = hoursProblem(value);
    if (problem) return 'day' in problem ? fail('hours_overlap', problem) : fail('date_twice', problem);
    const change = changeOf({ kind: 'hours', id, name: type.name }, type.value, value);
    if (change) await changeHours(tx, { venueId, id }, value);
    changes.push(change);
  }
  const edit_id = await closeEdit(tx, caller, { room: ROOM, changes });
  return answer({ edit_id, saved: await shownHours(tx, caller) });
});

const PARTS: EditedParts = {
  hours: {
    read: async (tx, { venueId, id }) => (await readHours(tx, venueId)).find((each) => each.id === id)?.value,
    write: (tx, at, value) => changeHours(tx, at, value as HoursValue),
  },
};

export const consoleUndoHours = writeAction('ConsoleHours.undo', async (tx, input, caller) => {
  const back = await takeBack(tx, caller, { room: ROOM, editId: input.edit_id, parts: PARTS });
  return back.ok ? answer({ edit_id: back.editId }) : back;
});

export const consoleHoursHistory = readAction('ConsoleHours.history', async (tx, input, caller) => {
  const { venueId } = teamMember(caller);
  return answer(await historyOf(tx, { venueId, room: ROOM }, input.before));
});
