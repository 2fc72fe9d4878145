import type { PaymentWays, PaymentWaysValue, WayCode } from '@servery/contract/entities/payment-ways';
import { fail } from '@servery/domain/failure';
import { changeOf } from '@servery/domain/menu-editor/changes';
import { accountsAt } from '@servery/domain/payments/accounts';
import { needsProvider } from '@servery/domain/payments/methods';
import { surchargeAboveCost, wayCodes } from '@servery/domain/payments/ways';
import type { Caller } from '#callers/caller';
import { teamMember } from '#callers/team-member';
import type { ReadTx, Tx } from '#db/database';
import { closeEdit, openEdit } from '#edits/edit';
import { historyOf } from '#edits/history';
import { type EditedParts, takeBack } from '#edits/take-back';
import { type ActionParts, readAction, writeAction } from '#http/action';
import { answer } from '#http/answer';
import { isLiveAt } from '#payments/payments';
import { providerOf } from '#payments/ports';
import { accountsFor } from '#stores/payment-accounts';
import { readPaymentWays, writePaymentWays } from '#stores/payment-ways';
import { readFulfilment } from '#stores/venue-file/fulfilment';
import { digestOf } from '#venue-file/planned-import';

const ROOM = 'payments.edited';
type Around = { caller: Caller } & Pick<ActionParts, 'payments'>;

/** Who takes the money of each way that needs somebody for it. */
async function takersOf(tx: ReadTx, venueId: number, { payments }: Around): Promise<PaymentWays['takers']> {
  const offer = await payments.offerAt(tx, venueId);
  const accounts = accountsAt(await accountsFor(tx, venueId), venueId);
  const takerOf = async (code: WayCode) => ({
    code,
    ready: offer.offers(code) ? (1 as const) : (0 as const),
    live: (await isLiveAt(tx, payments, { venueId, method: code })) ? (1 as const) : (0 as const),
    account: accounts.get(providerOf(code))?.name ?? '',
  });
  return Promise.all(wayCodes.filter(needsProvider).map(takerOf));
}

async function shown(tx: ReadTx, around: Around): Promise<PaymentWays> {
  const { venueId } = teamMember(around.caller);
  const value = await readPaymentWays(tx, venueId);
  const types = await readFulfilment(tx, venueId);
  return {
    value,
    seen: digestOf(value),
    takers: await takersOf(tx, venueId, around),
    types: types.filter(({ item }) => item.offered).map(({ item }) => ({ code: item.type, name: item.name })),
  };
}

export const consolePaymentWays = readAction('ConsolePaymentWays', ['payments'], async (tx, _input, around) =>
  answer(await shown(tx, around)),
);

export const consoleSavePaymentWays = writeAction(
  'ConsolePaymentWays.save',
  ['payments'],
  async (tx, input, around) => {
    const { caller } = around;
    const venueId = await openEdit(tx, caller);
    const held = await readPaymentWays(tx, venueId);
    if (digestOf(held) !== input.seen) return fail('part_changed');
    const value = input.payment_ways;
    const above = surchargeAboveCost(held, value);
    if (above) return fail('surcharge_above_cost', { field: above, cost: value[above].cost });
    const { venueName: name } = teamMember(caller);
    const change = changeOf({ kind: 'payments', id: venueId, name }, held, value);
    if (change) await writePaymentWays(tx, { venueId, now: caller.now }, value);
    const edit_id = await closeEdit(tx, caller, { room: ROOM, changes: [change] });
    return answer({ edit_id, saved: await shown(tx, around) });
  },
);

const partsAt = (now: number): EditedParts => ({
  payments: {
    read: (tx: Tx, { venueId }) => readPaymentWays(tx, venueId),
    write: (tx, { venueId }, value) => writePaymentWays(tx, { venueId, now }, value as PaymentWaysValue),
  },
});

export const consoleUndoPaymentWays = writeAction('ConsolePaymentWays.undo', async (tx, input, caller) => {
  const back = await takeBack(tx, caller, { room: ROOM, editId: input.edit_id, parts: partsAt(caller.now) });
  return back.ok ? answer({ edit_id: back.editId }) : back;
});

export const consolePaymentWaysHistory = readAction(
  'ConsolePaymentWays.history',
  async (tx, input, caller) => {
    const { venueId } = teamMember(caller);
    return answer(await historyOf(tx, { venueId, room: ROOM }, input.before));
  },
);
