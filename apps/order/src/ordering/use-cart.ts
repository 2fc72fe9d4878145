import type { CartOrder } from '@servery/contract/entities/cart';
import type { Product } from '@servery/contract/entities/menu';
import type { Merchant } from '@servery/contract/entities/merchant';
import type { CallInput } from '@servery/contract/registry';
import { texts } from '@servery/domain/messages/texts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { cartError, type CartScreen, type CheckoutOptions, updateError } from '#ordering/cart-errors.ts';
import { useDevice } from '#state/device.ts';
import { fulfilmentFields } from '#ordering/fulfilment-fields.ts';
import { ownChange } from '#state/own-change.ts';
import { sayFailure } from '#state/toasts.ts';
import { withAdded } from '#ordering/added-line.ts';
import { wantedQuantities as wanted } from '#state/wanted-quantities.ts';
import { keys } from '#api/query-keys.ts';

export type LineWanted = CallInput<'ManageCart.add_to_order'>['menu_item_data'];
type LineQuantity = { cart_item_slot_id: number; quantity: number };

export const cartAt = (merchant: Merchant) => ({ store_id: merchant.id, menu_id: merchant.menu_id });

/** What is cleared goes with how it would have been had. */
export const clearFields = (merchant: Merchant): CallInput<'ManageCart.clear_cart'> => {
  const { fulfilment } = useDevice.getState();
  return { ...cartAt(merchant), ...(fulfilment && { checkout_options: fulfilmentFields(fulfilment) }) };
};

/** One after the other, so that an answer which was overtaken never hides what came after it. */
export const IN_TURN = { id: 'cart' };

/** A product of which nothing was chosen costs what the menu says: it can be shown before the server has answered. */
function plainProduct(merchant: Merchant, line: LineWanted): Product | undefined {
  const chosen =
    line.notes || (line.cart_item_slot_id ?? -1) >= 0 || Object.keys(line.options ?? {}).length > 0;
  if (chosen) return undefined;
  for (const { items } of merchant.menu.items) {
    const product = items.find(({ id }) => id === line.menu_item_id);
    if (product) return product.option_count === 0 ? product : undefined;
  }
  return undefined;
}

const addKey = (merchant: Merchant) => [...keys.order(merchant.menu.menu_name), 'add'];

type At = { client: QueryClient; merchant: Merchant };

/** An answer, with what was wished for since: the server has not heard of it when it answers what came before. */
export function showOrder({ client, merchant }: At, answer: CartOrder, done?: LineWanted): void {
  const waiting = client.getMutationCache().findAll({ mutationKey: addKey(merchant), status: 'pending' });
  let order = wanted.over(answer);
  for (const { state } of waiting) {
    const line = state.variables as LineWanted;
    const product = line === done ? undefined : plainProduct(merchant, line);
    if (product) order = withAdded(order, product, line.quantity);
  }
  const key = keys.order(merchant.menu.menu_name);
  // What was asked for while this was on its way may be of before it.
  void client.cancelQueries({ queryKey: key });
  client.setQueryData(key, order);
}

/** What the customer changed themselves: nobody has to tell them of it. */
function showOwn({ client, merchant }: At, answer: CartOrder, done?: LineWanted): void {
  ownChange(merchant.menu.menu_name, answer);
  showOrder({ client, merchant }, answer, done);
}

/** The quantity of a line: shown at once, and only the last wish for it is sent. */
function useSetQuantity(merchant: Merchant, on: CartScreen) {
  const client = useQueryClient();
  const key = keys.order(merchant.menu.menu_name);
  const show = (order: CartOrder) => client.setQueryData(key, wanted.over(order));
  return useMutation({
    scope: IN_TURN,
    mutationFn: async (line: LineQuantity) =>
      wanted.isOutdated(line.cart_item_slot_id, line.quantity)
        ? undefined
        : call('ManageCart.update_quantity', { ...cartAt(merchant), menu_item_data: line }),
    onMutate: ({ cart_item_slot_id: slot, quantity }) => {
      wanted.want(slot, quantity);
      // An answer that is on its way does not know of this wish yet.
      void client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<CartOrder>(key);
      if (before) show(before);
      return before;
    },
    onSuccess: (result, line, before) => {
      if (!result) return;
      wanted.answered(line.cart_item_slot_id, line.quantity);
      if (result.ok) return showOwn({ client, merchant }, result.value);
      sayFailure(result, cartError(on, 'quantity'), { topic: 'cart' });
      if (before) show(before);
      void client.invalidateQueries({ queryKey: key });
    },
  });
}

/** Everything a customer does to the cart. Each answer of the server becomes what every screen shows. */
export function useCart(merchant: Merchant, on: CartScreen = 'cart') {
  const client = useQueryClient();
  const key = keys.order(merchant.menu.menu_name);
  const show = (order: CartOrder) => client.setQueryData(key, wanted.over(order));

  const add = useMutation({
    mutationKey: addKey(merchant),
    scope: IN_TURN,
    mutationFn: (menu_item_data: LineWanted) =>
      call('ManageCart.add_to_order', { ...cartAt(merchant), menu_item_data }),
    onMutate: (line) => {
      const before = client.getQueryData<CartOrder>(key);
      const product = plainProduct(merchant, line);
      if (!before || !product) return undefined;
      void client.cancelQueries({ queryKey: key });
      show(withAdded(before, product, line.quantity));
      return before;
    },
    onSuccess: (result, line, before) => {
      if (result.ok) return showOwn({ client, merchant }, result.value, line);
      sayFailure(result, texts.tryAgain, { topic: 'cart' });
      if (!before) return;
      show(before);
      void client.invalidateQueries({ queryKey: key });
    },
  });

  const setQuantity = useSetQuantity(merchant, on);

  const update = useMutation({
    scope: IN_TURN,
    mutationFn: (checkout_options: CheckoutOptions) =>
      call('ManageCart.update_checkout', { ...cartAt(merchant), checkout_options }),
    // An answer that is on its way does not know of this yet.
    onMutate: () => {
      if (client.getQueryData(key)) void client.cancelQueries({ queryKey: key });
    },
    onSuccess: (result, options) =>
      result.ok
        ? showOwn({ client, merchant }, result.value.order)
        : sayFailure(result, updateError(options, on), {
            topic: options.coupon_code === undefined ? 'cart' : 'promo',
          }),
  });

  const clear = useMutation({
    scope: IN_TURN,
    mutationFn: () => call('ManageCart.clear_cart', clearFields(merchant)),
    onSuccess: (result) =>
      result.ok
        ? showOwn({ client, merchant }, result.value.order)
        : sayFailure(result, cartError(on, 'clear'), { topic: 'cart' }),
  });

  return { add, setQuantity, update, clear };
}
