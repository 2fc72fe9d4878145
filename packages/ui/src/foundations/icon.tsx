import type { CSSProperties, ReactElement } from 'react';
import {
  ArrowLeft,
  Bike,
  CalendarClock,
  Car,
  CircleAlert,
  CircleCheck,
  Clock,
  Download,
  Info,
  LoaderCircle,
  MapPin,
  Menu,
  PartyPopper,
  Phone,
  Plus,
  RefreshCw,
  Search,
  ShoppingBag,
  ShoppingBasket,
  TriangleAlert,
  UserRound,
  Utensils,
  WifiOff,
  X,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

export type IconProps = {
  /** m = 1.25 of the text beside it, l = 1.5 rem, or any CSS length */
  size?: 'm' | 'l' | (string & {});
  strokeWidth?: number;
  className?: string;
  style?: CSSProperties;
};
export type Icon = (props: IconProps) => ReactElement;

const sizes: Record<string, string> = { m: '1.25em', l: '1.5rem' };

export function icon(Glyph: LucideIcon): Icon {
  return function SizedIcon({ size = 'm', strokeWidth = 1.75, style, className }) {
    const length = sizes[size] ?? size;
    return (
      <Glyph
        aria-hidden
        className={className}
        strokeWidth={strokeWidth}
        width={length}
        height={length}
        style={style}
      />
    );
  };
}

/* Icons that the menu page shows as it opens. All others are in icon-more.tsx: nobody waits for them. */
export const IconArrowLeft = /* @__PURE__ */ icon(ArrowLeft);
export const IconBike = /* @__PURE__ */ icon(Bike);
export const IconCalendarClock = /* @__PURE__ */ icon(CalendarClock);
export const IconCar = /* @__PURE__ */ icon(Car);
export const IconCircleAlert = /* @__PURE__ */ icon(CircleAlert);
export const IconCircleCheck = /* @__PURE__ */ icon(CircleCheck);
export const IconClock = /* @__PURE__ */ icon(Clock);
export const IconDownload = /* @__PURE__ */ icon(Download);
export const IconInfo = /* @__PURE__ */ icon(Info);
export const IconLoaderCircle = /* @__PURE__ */ icon(LoaderCircle);
export const IconMapPin = /* @__PURE__ */ icon(MapPin);
export const IconMenu = /* @__PURE__ */ icon(Menu);
export const IconPartyPopper = /* @__PURE__ */ icon(PartyPopper);
export const IconPhone = /* @__PURE__ */ icon(Phone);
export const IconPlus = /* @__PURE__ */ icon(Plus);
export const IconRefreshCw = /* @__PURE__ */ icon(RefreshCw);
export const IconSearch = /* @__PURE__ */ icon(Search);
export const IconShoppingBag = /* @__PURE__ */ icon(ShoppingBag);
export const IconShoppingBasket = /* @__PURE__ */ icon(ShoppingBasket);
export const IconTriangleAlert = /* @__PURE__ */ icon(TriangleAlert);
export const IconUserRound = /* @__PURE__ */ icon(UserRound);
export const IconUtensils = /* @__PURE__ */ icon(Utensils);
export const IconWifiOff = /* @__PURE__ */ icon(WifiOff);
export const IconX = /* @__PURE__ */ icon(X);
