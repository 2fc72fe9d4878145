import type { Merchant } from '@servery/contract/entities/merchant';
import type { CallInput } from '@servery/contract/registry';
import type { AddressDraft } from '@servery/domain/address/draft';
import type { FulfilmentChoice } from '@servery/domain/fulfilment/choice';
import { addressOptions } from '#ordering/address-options.ts';
import { fulfilmentFields } from '#ordering/fulfilment-fields.ts';
import { t } from '#features/checkout/texts.ts';

type Fields = CallInput<'ManageCart.load_checkout'> & { pn_data?: unknown };

/** What the checkout is loaded with. An address goes along only where it is asked for and was confirmed. */
export function loadFields(
  merchant: Pick<Merchant, 'id' | 'menu_id' | 'fulfilment'>,
  chosen: { choice: FulfilmentChoice; address: AddressDraft; push?: unknown },
): Fields {
  const { choice, address, push } = chosen;
  const type = merchant.fulfilment.find(({ code }) => code === choice.code);
  const where = type?.address_required === 1 && address.delivery_validated ? addressOptions(address) : {};
  return {
    store_id: merchant.id,
    menu_id: merchant.menu_id,
    menu_sub_type: choice.code,
    checkout_options: { ...fulfilmentFields(choice), ...where },
    component: t.checkout,
    ...(push !== undefined && { pn_data: push }),
  };
}
