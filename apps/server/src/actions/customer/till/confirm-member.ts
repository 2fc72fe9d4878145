import { HOUR_MS, waitWords } from '@servery/domain/limits/pace';
import { fail } from '@servery/domain/failure';
import { memberSearch } from '@servery/domain/people/member-search';
import { approverAt } from '#actions/customer/till/approve';
import { sellingAt, type Till, tillOf } from '#actions/customer/till/staff-of-venue';
import type { Caller } from '#callers/caller';
import { noteAtTill } from '#callers/till-operator';
import type { Database, ReadTx, Tx } from '#db/database';
import { ownAction, writeAction } from '#http/action';
import { answer } from '#http/answer';
import { mintBalanceWord } from '#ordering/balance-word';
import { isMemberOf } from '#ordering/take-tender';
import { startTry } from '#safety/sign-in-guard';
import { sendNotice } from '#safety/send-notice';
import { findCustomer } from '#stores/people';
import { memberByCode, takeBalanceCode } from '#stores/tokens';

/** The till that sells, and a member of its brand. */
async function sellingTo(tx: ReadTx, memberId: number, caller: Caller) {
  const till = await tillOf(tx, caller);
  if (!till.ok) return till;
  const held = await sellingAt(tx, till, caller);
  if (!held.ok) return held;
  return (await isMemberOf(tx, memberId, till.staff.brand_code)) ? held : fail('no_member');
}

export const tillAskMember = writeAction(
  'TillMember.ask',
  ['reach'],
  async (tx, { member_id: id }, { caller, reach }) => {
    const till = await sellingTo(tx, id, caller);
    if (!till.ok) return till;
    const member = await findCustomer(tx, id);
    if (!member || member.mobile_verified_at === null) return fail('no_member_mobile');
    if (!reach.text) return fail('verify_off');
    const notice = { template: 'balance-code' as const, customer_id: id, venue_id: till.venueId };
    const sending = await sendNotice(tx, { notice, to: `${member.brand_code}:${member.mobile}` }, caller);
    return sending === 'sent' ? answer({}) : fail('locked_out', { wait: waitWords(HOUR_MS) });
  },
);

type Asked = { memberId: number; caller: Caller; till: Till };

const word = (tx: Tx, { memberId, caller, till }: Asked) =>
  mintBalanceWord(tx, memberId, { sessionId: till.session.id, now: caller.now });

/** The member's own code as a scanner types it, or the digits of the text. */
async function isTheirs(tx: Tx, code: string, { memberId, caller: { now } }: Asked): Promise<boolean> {
  const said = memberSearch(code);
  if (said?.by === 'code') return (await memberByCode(tx, said.token, now)) === memberId;
  const texted = { customerId: memberId, digits: code.replaceAll(/\D/g, ''), now };
  return (await takeBalanceCode(tx, texted)) !== undefined;
}

async function byCode(db: Database, code: string, asked: Asked) {
  const { now, address } = asked.caller;
  const account = `balance:${asked.memberId}`;
  const begun = await startTry(db, { secret: 'pin', account, address, now, addressIsLimited: true });
  if (!begun.ok) return begun;
  const found = await db.write(async (tx) =>
    (await isTheirs(tx, code, asked)) ? word(tx, asked) : undefined,
  );
  if (found === undefined) return fail('wrong_balance_code');
  await begun.succeeded();
  return answer({ word: found });
}

/** Somebody who may put money on balances may let one pay. */
async function byPin(db: Database, pin: string, asked: Asked) {
  const { caller, till, memberId } = asked;
  const approver = await approverAt(db, pin, { caller, till, permission: 'manage_customers' });
  if (!approver.ok) return approver;
  return db.write(async (tx) => {
    const deed = { action: 'till.balance_approved', subject: String(memberId) } as const;
    await noteAtTill(tx, { venueId: till.venueId, person: approver.person, now: caller.now }, deed);
    return answer({ word: await word(tx, asked) });
  });
}

export const tillConfirmMember = ownAction('TillMember.confirm', async (db, input, caller) => {
  const { member_id: memberId, code = '', pin } = input;
  const till = await db.read((tx) => sellingTo(tx, memberId, caller));
  if (!till.ok) return till;
  const asked = { memberId, caller, till };
  return pin === undefined ? byCode(db, code, asked) : byPin(db, pin, asked);
});
