import type { CartOrder } from '@servery/contract/entities/cart';
import type { Merchant } from '@servery/contract/entities/merchant';
import type { CallInput } from '@servery/contract/registry';
import { networkError, texts } from '@servery/domain/messages/texts';
import { formatCents, parseCents } from '@servery/domain/money';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { sayFailure } from '#state/toasts.ts';

export type LineWanted = CallInput<'ManageCart.add_to_order'>['menu_item_data'];
export type CheckoutOptions = NonNullable<CallInput<'ManageCart.update_checkout'>['checkout_options']>;

const at = (merchant: Merchant) => ({ store_id: merchant.id, menu_id: merchant.menu_id });

/** The new quantity at once, before the server has answered; its figures replace these. */
function withQuantity(order: CartOrder, slot: number, quantity: number): CartOrder {
  const items = order.items
    .filter((line) => line.cart_item_slot_id !== slot || quantity > 0)
    .map((line) => {
      if (line.cart_item_slot_id !== slot) return line;
      return { ...line, quantity, price: formatCents((parseCents(line.unit_price) ?? 0) * quantity) };
    });
  return { ...order, items, num_items: items.reduce((count, line) => count + line.quantity, 0) };
}

/** Everything a customer does to the cart. Each answer of the server becomes what every screen shows. */
export function useCart(merchant: Merchant) {
  const client = useQueryClient();
  const key = ['order', merchant.menu.menu_name];
  const show = (order: CartOrder) => client.setQueryData(key, order);

  const add = useMutation({
    mutationFn: (menu_item_data: LineWanted) =>
      call('ManageCart.add_to_order', { ...at(merchant), menu_item_data }),
    onSuccess: (result) => (result.ok ? show(result.value) : sayFailure(result, texts.tryAgain)),
  });

  const setQuantity = useMutation({
    scope: { id: 'quantity' },
    mutationFn: (wanted: { cart_item_slot_id: number; quantity: number }) =>
      call('ManageCart.update_quantity', { ...at(merchant), menu_item_data: wanted }),
    onMutate: ({ cart_item_slot_id: slot, quantity }) => {
      const before = client.getQueryData<CartOrder>(key);
      if (before) show(withQuantity(before, slot, quantity));
      return before;
    },
    onSuccess: (result, _wanted, before) => {
      if (result.ok) return void show(result.value);
      if (before) show(before);
      sayFailure(result, networkError('CA2'));
    },
  });

  const update = useMutation({
    mutationFn: (checkout_options: CheckoutOptions) =>
      call('ManageCart.update_checkout', { ...at(merchant), checkout_options }),
    onSuccess: (result) => (result.ok ? show(result.value.order) : sayFailure(result, networkError('CA4'))),
  });

  const clear = useMutation({
    mutationFn: () => call('ManageCart.clear_cart', at(merchant)),
    onSuccess: (result) => (result.ok ? show(result.value.order) : sayFailure(result, networkError('CA3'))),
  });

  return { add, setQuantity, update, clear };
}
