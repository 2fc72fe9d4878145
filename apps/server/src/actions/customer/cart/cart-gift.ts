import { fail } from '@servery/domain/failure';
import { giftAvailable } from '@servery/domain/gifts/in-cart';
import { cartAnswer } from '#ordering/cart-answer';
import { lockCartToChange } from '#ordering/locked-cart';
import { enterGift } from '#ordering/spend-gift';
import { writeInSession } from '#callers/session';
import { ownAction, writeAction } from '#http/action';
import { answer } from '#http/answer';
import { saveDetails } from '#stores/carts';
import { giftOfCart } from '#stores/gift-holds';

export const payWithGift = ownAction('ManageCart.use_gift', [], async (db, input, { caller }) => {
  if (caller.session?.channel === 'counter') return fail('gift_at_till');
  const typed = { brandCode: caller.brand.code, code: input.code, caller };
  const found = await enterGift(db, typed, async (_tx, { id }) => id);
  // Why it was stopped is nobody's business but the venue's.
  if (!found.ok) return found.code === 'gift_stopped' ? fail('gift_unusable') : found;
  const { now } = caller;
  return writeInSession(db, caller, async (tx) => {
    const held = await lockCartToChange(tx, input, caller);
    if (!held.ok) return held;
    const giftId = found.value;
    const cart = { ...held.cart, giftId, gift: await giftOfCart(tx, giftId, held.cart.id) };
    if (giftAvailable(cart, now) === 0) return fail('gift_held');
    await saveDetails(tx, cart.id, { giftId });
    return answer(await cartAnswer(tx, cart, { venue: held.venue, now }));
  });
});

export const removeGift = writeAction('ManageCart.remove_gift', async (tx, input, caller) => {
  const held = await lockCartToChange(tx, input, caller);
  if (!held.ok) return held;
  await saveDetails(tx, held.cart.id, { giftId: '' });
  const cart = { ...held.cart, giftId: '', gift: undefined };
  return answer(await cartAnswer(tx, cart, { venue: held.venue, now: caller.now }));
});
