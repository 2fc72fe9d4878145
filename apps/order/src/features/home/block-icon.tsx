import type { HomeBlock } from '@servery/contract/entities/home';
import {
  IconInfo,
  IconMapPin,
  IconPhone,
  IconShoppingBag,
  IconUserRound,
  IconUtensils,
} from '@servery/ui/foundations/icon';
import {
  IconBell,
  IconCalendarDays,
  IconCreditCard,
  IconExternalLink,
  IconGift,
  IconGlobe,
  IconHeart,
  IconLeaf,
  IconMail,
  IconMessageSquareText,
  IconSmartphone,
  IconStar,
  IconStore,
  IconTag,
  IconWallet,
  IconReceipt,
  IconMegaphone,
  IconShare2,
  IconSparkles,
  IconTruck,
} from '@servery/ui/foundations/icon-more';
import type { ReactElement } from 'react';

/** What a venue may write into a block. */
const BY_NAME: ReadonlyMap<string, ReactElement> = new Map(
  Object.entries({
    bell: <IconBell />,
    calendar: <IconCalendarDays />,
    'credit-card': <IconCreditCard />,
    gift: <IconGift />,
    globe: <IconGlobe />,
    heart: <IconHeart />,
    info: <IconInfo />,
    leaf: <IconLeaf />,
    link: <IconExternalLink />,
    mail: <IconMail />,
    'map-pin': <IconMapPin />,
    megaphone: <IconMegaphone />,
    message: <IconMessageSquareText />,
    phone: <IconPhone />,
    receipt: <IconReceipt />,
    share: <IconShare2 />,
    'shopping-bag': <IconShoppingBag />,
    smartphone: <IconSmartphone />,
    sparkles: <IconSparkles />,
    star: <IconStar />,
    store: <IconStore />,
    tag: <IconTag />,
    truck: <IconTruck />,
    user: <IconUserRound />,
    utensils: <IconUtensils />,
    wallet: <IconWallet />,
  }),
);

/** Rows of a list line up by their icons, so each has one. */
const BY_BLOCK: ReadonlyMap<string, ReactElement> = new Map(
  Object.entries({
    account: <IconUserRound />,
    google_review: <IconStar />,
    internal_link: <IconInfo />,
    embed_link: <IconInfo />,
    share: <IconShare2 />,
  }),
);

export function BlockIcon({ block, always }: { block: HomeBlock; always?: boolean }) {
  const usual = always ? (BY_BLOCK.get(block.block) ?? <IconExternalLink />) : null;
  return BY_NAME.get(block.icon) ?? usual;
}
