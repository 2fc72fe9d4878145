import type { FulfilmentCode } from '@servery/contract/entities/fulfilment';
import {
  type Icon,
  type IconProps,
  IconBike,
  IconCalendarClock,
  IconMapPin,
  IconPackage,
  IconShoppingBag,
  IconUtensils,
} from '@servery/ui/foundations/icon';

const ICONS: Readonly<Partial<Record<string, Icon>>> = {
  pickup: IconShoppingBag,
  deliver: IconBike,
  table: IconUtensils,
  booking: IconCalendarClock,
  custom: IconMapPin,
  catering: IconPackage,
} satisfies Record<FulfilmentCode, Icon>;

export function FulfilmentIcon({ type, ...look }: { type: string } & IconProps) {
  const Shown = ICONS[type] ?? IconShoppingBag;
  return <Shown {...look} />;
}
