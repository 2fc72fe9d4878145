import { beforeAndAfter } from '@servery/domain/audit/keep';
import { fail } from '@servery/domain/failure';
import { creditProblem, pointsProblem } from '@servery/domain/people/credit';
import { formatCents, parseCents } from '@servery/domain/money';
import { answerMember, memberOfCaller, memberRowView } from '#actions/console/customers/show-member';
import { note } from '#callers/note';
import { teamMember } from '#callers/team-member';
import { readAction, writeAction } from '#http/action';
import { answer } from '#http/answer';
import { setAllergy } from '#stores/allergies';
import { addBalanceFlow } from '#stores/balance-flows';
import { addCustomerNote, notesOf, removeCustomerNote } from '#stores/customer-notes';
import { changeBalance, wasTransferred } from '#stores/ledger';
import { lastMembers, membersOf, searchMembers } from '#stores/members';
import { balanceOf, lockCustomer } from '#stores/people';
import { arePointsGiven, givePoints, lockPoints } from '#stores/rewards';

const PAGE = 50;
const MOST_NOTES = 100;

export const consoleCustomers = readAction(
  'ConsoleCustomers',
  async (tx, { search = '', before }, caller) => {
    const at = teamMember(caller);
    if (search.trim() !== '') {
      const found = await searchMembers(tx, at, { search, most: PAGE + 1 });
      const rows = await membersOf(tx, at, found.slice(0, PAGE));
      return answer({ customers: rows.map(memberRowView), more: found.length > PAGE ? 1 : 0 });
    }
    // Somebody who came again since is on an earlier page, and would be here twice.
    const from = before === undefined ? Number.MAX_SAFE_INTEGER : before * 1000;
    const { ids, isRead } = await lastMembers(tx, at, { before: from, most: PAGE });
    const rows = (await membersOf(tx, at, ids)).filter(({ last }) => last < from);
    return answer({ customers: rows.map(memberRowView), more: isRead ? 0 : 1 });
  },
);

export const consoleShowCustomer = readAction('ConsoleCustomers.show', (tx, { customer_id: id }, caller) =>
  answerMember(tx, id, caller),
);

const balance = (cents: number) => ({ balance: formatCents(cents) });

export const consoleCreditCustomer = writeAction('ConsoleCustomers.credit', async (tx, input, caller) => {
  const { customer_id: customerId, reason, submit_key: key } = input;
  if (!(await memberOfCaller(tx, customerId, caller))) return fail('no_customer');
  await lockCustomer(tx, customerId);
  const transfer = `team:${customerId}:${key}`;
  if (await wasTransferred(tx, transfer)) {
    caller.noted = true;
    return answerMember(tx, customerId, caller);
  }
  const cents = parseCents(input.amount) ?? 0;
  const held = await balanceOf(tx, customerId);
  const problem = creditProblem(cents, held);
  if (problem) return fail(problem);
  const { now } = caller;
  const { venueId } = teamMember(caller);
  await changeBalance(tx, { customerId, cents, memo: reason, now, transfer });
  await addBalanceFlow(tx, { id: transfer, venueId, now }, { kind: 'credit', cents });
  await note(tx, caller, {
    action: 'customer.credited',
    subject: String(customerId),
    details: { ...beforeAndAfter(balance(held), balance(held + cents)), reason },
  });
  return answerMember(tx, customerId, caller);
});

export const consoleGivePoints = writeAction('ConsoleCustomers.points', async (tx, input, caller) => {
  const { customer_id: customerId, points, reason, submit_key } = input;
  const { venueId } = teamMember(caller);
  if (!(await memberOfCaller(tx, customerId, caller))) return fail('no_customer');
  const held = await lockPoints(tx, customerId, venueId);
  const key = `team:${customerId}:${submit_key}`;
  if (await arePointsGiven(tx, key)) {
    caller.noted = true;
    return answerMember(tx, customerId, caller);
  }
  const problem = pointsProblem(points, held);
  if (problem) return fail(problem);
  await givePoints(tx, { customerId, venueId, points, note: reason, key, now: caller.now });
  await note(tx, caller, {
    action: 'customer.points_changed',
    subject: String(customerId),
    details: { ...beforeAndAfter({ points: held }, { points: held + points }), reason },
  });
  return answerMember(tx, customerId, caller);
});

export const consoleNoteCustomer = writeAction('ConsoleCustomers.add_note', async (tx, input, caller) => {
  const { brandCode, personId } = teamMember(caller);
  const customerId = input.customer_id;
  if (!(await memberOfCaller(tx, customerId, caller))) return fail('no_customer');
  const of = { brandCode, customerId };
  if ((await notesOf(tx, of)).length >= MOST_NOTES) return fail('notes_full');
  await addCustomerNote(tx, of, { personId, text: input.text.trim(), now: caller.now });
  await note(tx, caller, { action: 'customer.noted', subject: String(customerId), details: {} });
  return answerMember(tx, customerId, caller);
});

export const consoleRemoveNote = writeAction('ConsoleCustomers.remove_note', async (tx, input, caller) => {
  const customerId = input.customer_id;
  if (!(await memberOfCaller(tx, customerId, caller))) return fail('no_customer');
  const { brandCode } = teamMember(caller);
  await removeCustomerNote(tx, { brandCode, customerId }, input.note_id);
  await note(tx, caller, { action: 'customer.note_removed', subject: String(customerId), details: {} });
  return answerMember(tx, customerId, caller);
});

export const consoleSetAllergy = writeAction('ConsoleCustomers.allergy', async (tx, input, caller) => {
  const customerId = input.customer_id;
  if (!(await memberOfCaller(tx, customerId, caller))) return fail('no_customer');
  const change = { was: input.was, allergy: input.allergy.trim() };
  if (!(await setAllergy(tx, customerId, change))) return fail('allergy_changed');
  // What it is about stands with the customer alone, who may ask to be forgotten.
  await note(tx, caller, { action: 'customer.allergy_changed', subject: String(customerId), details: {} });
  return answerMember(tx, customerId, caller);
});
