import type { FulfilmentCode } from '@servery/contract/entities/fulfilment';
import {
  type Icon,
  IconBike,
  IconCalendarClock,
  IconCar,
  IconPartyPopper,
  type IconProps,
  IconShoppingBag,
  IconUtensils,
} from '@servery/ui/foundations/icon';

const ICON: Readonly<Record<FulfilmentCode, Icon>> = {
  pickup: IconShoppingBag,
  deliver: IconBike,
  table: IconUtensils,
  booking: IconCalendarClock,
  custom: IconCar,
  catering: IconPartyPopper,
};

export function FulfilmentIcon({ code, ...rest }: { code: FulfilmentCode } & IconProps) {
  const Glyph = ICON[code];
  return <Glyph {...rest} />;
}
