import type { FulfilmentCode } from '@servery/contract/entities/fulfilment';
import {
  type Icon,
  type IconProps,
  IconBike,
  IconCalendarClock,
  IconMapPin,
  IconShoppingBag,
  IconUtensils,
} from '@servery/ui/foundations/icon';
import { IconPackage } from '@servery/ui/foundations/icon-more';

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
