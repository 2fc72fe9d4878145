import {
  type PaymentWaysValue,
  type SurchargeKind,
  surchargeKinds,
  type WayCode,
} from '@servery/contract/entities/payment-ways';
import type { SaleChannel } from '@servery/contract/entities/sale-channel';
import { parseCents } from '#money';

const AT_SCREENS: Readonly<Partial<Record<WayCode, readonly SaleChannel[]>>> = {
  eftpos: ['kiosk', 'counter'],
  STORE: ['online', 'kiosk'],
};
/** Where a way of paying can be switched on or off; what is paid at the till is no matter of the order. */
export const channelsOf = (code: WayCode): readonly SaleChannel[] => AT_SCREENS[code] ?? ['online'];

type Costed = Pick<PaymentWaysValue, SurchargeKind>;

const isAboveCost = ({ percent, cost }: Costed[SurchargeKind]): boolean =>
  (parseCents(percent) ?? 0) > (parseCents(cost) ?? 0);

/** The first surcharge that is more than the payment costs; one that was so before is no reason to refuse another change. */
export const surchargeAboveCost = (held: Costed, wanted: Costed): SurchargeKind | undefined =>
  surchargeKinds.find(
    (kind) =>
      isAboveCost(wanted[kind]) &&
      (held[kind].percent !== wanted[kind].percent || held[kind].cost !== wanted[kind].cost),
  );
