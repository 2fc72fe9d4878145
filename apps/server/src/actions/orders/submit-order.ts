import type { CallInput, CallOutput } from '@servery/contract/registry';
import type { Customer } from '@servery/contract/entities/customer';
import { formatCents } from '@servery/domain/money';
import { cartInHand } from '#cart/cart-in-hand';
import { wantedAddress } from '#cart/wanted-address';
import { type CheckedOrder, checkOrder } from '#actions/orders/check-order';
import { placeOrder } from '#actions/orders/place-order';
import { securePromo } from '#actions/orders/use-promo';
import type { Tx } from '#db/database';
import { type ActionContext, writeAction } from '#http/action';
import { answer, fail, type Failure } from '#http/answer';
import { type CapacityPlace, holdPlace, takePlace } from '#stores/capacity';
import { findBySubmitKey } from '#stores/orders';
import { customerView } from '#views/customer';

type Placed = { ref: string; total: number; coupon_code: string; payment_method: string; number: string };

const placedAnswer = (order: Placed, customer: Customer): CallOutput<'SubmitOrder'> => ({
  order_id: order.ref,
  order_total: formatCents(order.total),
  promo_code: order.coupon_code,
  customer,
  payment_method: order.payment_method,
  payment_redirect: '',
  pos_order_id: order.number,
});

type Full = Failure<'slot_full' | 'stop_full' | 'location_full' | 'time_unavailable'>;

/** Each kind of place has its own words for being full. */
const fullAnswer = ({ key }: CapacityPlace): Full => {
  if (key.startsWith('slot:')) return fail('slot_full');
  if (key.startsWith('stop:')) return fail('stop_full');
  return key.startsWith('location:') ? fail('location_full') : fail('time_unavailable');
};

async function secure(
  tx: Tx,
  checked: CheckedOrder,
  mine: { cartId: number; now: number; placing: boolean },
): Promise<Full | undefined> {
  for (const place of checked.places) {
    const got = await (mine.placing ? takePlace : holdPlace)(tx, place, mine);
    if (!got) return fullAnswer(place);
  }
  return undefined;
}

/** A repeat of a submission that went through gets the answer of the first; somebody else's key gets nothing. */
async function alreadyPlaced(tx: Tx, input: CallInput<'SubmitOrder'>, context: ActionContext) {
  const order = await findBySubmitKey(tx, input.submit_key);
  if (!order) return undefined;
  if (order.session_id !== context.session?.id) return fail('no_order');
  return answer(placedAnswer(order, await customerView(tx, order.customer_id ?? 0)));
}

export const submitOrder = writeAction('SubmitOrder', async (tx, input, context) => {
  const held = await cartInHand(tx, { store_id: input.merchant_id, menu_id: input.menu_id }, context);
  if (!held.ok) return held;
  const placing = input.preorder === 1;
  const before = await alreadyPlaced(tx, input, context);
  if (before) return before;
  const customer = await customerView(tx, context.session?.customer_id ?? 0);
  const wanted = await wantedAddress(tx, input, {
    customerId: customer.id,
    held: held.cart.delivery_address,
  });
  if (!wanted.ok) return wanted;
  const inHand = {
    input,
    cart: held.cart,
    catalogue: held.catalogue,
    customer,
    address: wanted.address,
    now: context.now,
  };
  const checkedOrder = checkOrder(inHand);
  if (!checkedOrder.ok) return checkedOrder;
  const { checked, cart } = checkedOrder;
  const full = await secure(tx, checked, { cartId: cart.id, now: context.now, placing });
  if (full) return full;
  const user = { customerId: customer.id, email: checked.contact.email, mobile: checked.contact.mobile };
  const spent = await securePromo(tx, checked, { user, placing });
  if (spent) return spent;
  if (placing) {
    const order = await placeOrder(tx, { ...inHand, checked, user, mode: context.mode }, cart);
    return answer(placedAnswer(order, customer));
  }
  const validated = {
    ref: '',
    total: checked.priced.totals.total,
    coupon_code: cart.coupon_code,
    payment_method: checked.method,
    number: '',
  };
  return answer(placedAnswer(validated, customer));
});
