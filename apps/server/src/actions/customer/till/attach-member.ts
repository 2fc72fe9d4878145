import { fail } from '@servery/domain/failure';
import { ticketInHand } from '#actions/customer/till/staff-of-venue';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import { cartAnswer } from '#ordering/cart-answer';
import { isMemberOf } from '#ordering/take-tender';
import { findCart, saveDetails } from '#stores/carts';

/** Whom the order in hand is for. Only a member of the till's own brand, and only while nothing is being paid for it. */
export const tillAttachMember = writeAction('TillMember.attach', async (tx, input, caller) => {
  const held = await ticketInHand(tx, input, caller);
  if (!held.ok) return held;
  const { cart, venue, till } = held;
  const { member_id: memberId } = input;
  if (memberId > 0 && !(await isMemberOf(tx, memberId, till.staff.brand_code))) return fail('no_member');
  await saveDetails(tx, cart.id, { memberId });
  const changed = (await findCart(tx, cart.sessionId, cart.menuId)) ?? cart;
  return answer(await cartAnswer(tx, changed, { venue, now: caller.now }));
});
