import type { PaymentWaysValue, SurchargeKind, WayCode } from '@servery/contract/entities/payment-ways';
import type { SaleChannel } from '@servery/contract/entities/sale-channel';
import { parseCents } from '#money';

const ONLINE = ['online'] as const;
const CHANNELS: Readonly<Record<WayCode, readonly SaleChannel[]>> = {
  CC: ONLINE,
  APPLE: ONLINE,
  GOOGLE: ONLINE,
  SAVED: ONLINE,
  PP: ONLINE,
  CB: ONLINE,
  eftpos: ['kiosk', 'counter'],
  BALANCE: ONLINE,
  STORE: ['online', 'kiosk'],
  BANK: ONLINE,
  INVOICE: ONLINE,
};
/** Every way of paying that a venue can have, in the order in which its people see them. */
export const wayCodes = Object.keys(CHANNELS) as readonly WayCode[];
/** Where a way of paying can be switched on or off; what is paid at the till is no matter of the order. */
export const channelsOf = (code: WayCode): readonly SaleChannel[] => CHANNELS[code];

const KINDS: Readonly<Record<SurchargeKind, true>> = { card: true, amex: true, paypal: true };
export const surchargeKinds = Object.keys(KINDS) as readonly SurchargeKind[];

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
