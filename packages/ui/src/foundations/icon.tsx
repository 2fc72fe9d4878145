import type { CSSProperties, ReactElement } from 'react';
import {
  Accessibility,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ArrowDown,
  Banknote,
  Bell,
  Bike,
  CalendarClock,
  CalendarDays,
  Camera,
  Car,
  Check,
  ChefHat,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  CircleHelp,
  CircleX,
  ClipboardList,
  Clock,
  Coins,
  Copy,
  CreditCard,
  Delete,
  Download,
  Ellipsis,
  ExternalLink,
  Eye,
  EyeOff,
  Filter,
  Gift,
  Globe,
  GripVertical,
  Heart,
  History,
  House,
  Image,
  ImageUp,
  Info,
  LayoutDashboard,
  Leaf,
  ListFilter,
  LoaderCircle,
  Lock,
  LogIn,
  LogOut,
  Mail,
  MapPin,
  Menu,
  MessageSquareText,
  Minus,
  Monitor,
  Moon,
  Nfc,
  Package,
  PartyPopper,
  Pause,
  Pencil,
  Phone,
  Play,
  Plus,
  Printer,
  QrCode,
  Receipt,
  RefreshCw,
  RotateCcw,
  Save,
  ScanLine,
  Search,
  Send,
  Settings,
  ShieldCheck,
  ShoppingBag,
  ShoppingBasket,
  SmartphoneNfc,
  Smartphone,
  Split,
  Star,
  Store,
  Sun,
  Tag,
  TicketPercent,
  Trash2,
  TriangleAlert,
  Undo2,
  Upload,
  UserRound,
  Users,
  Utensils,
  Volume2,
  Wallet,
  Wifi,
  WifiOff,
  Wrench,
  X,
  Zap,
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

export const IconAccessibility = /* @__PURE__ */ icon(Accessibility);
export const IconArrowLeft = /* @__PURE__ */ icon(ArrowLeft);
export const IconArrowRight = /* @__PURE__ */ icon(ArrowRight);
export const IconArrowUp = /* @__PURE__ */ icon(ArrowUp);
export const IconArrowDown = /* @__PURE__ */ icon(ArrowDown);
export const IconBanknote = /* @__PURE__ */ icon(Banknote);
export const IconBell = /* @__PURE__ */ icon(Bell);
export const IconBike = /* @__PURE__ */ icon(Bike);
export const IconCalendarClock = /* @__PURE__ */ icon(CalendarClock);
export const IconCalendarDays = /* @__PURE__ */ icon(CalendarDays);
export const IconCamera = /* @__PURE__ */ icon(Camera);
export const IconCar = /* @__PURE__ */ icon(Car);
export const IconCheck = /* @__PURE__ */ icon(Check);
export const IconChefHat = /* @__PURE__ */ icon(ChefHat);
export const IconChevronDown = /* @__PURE__ */ icon(ChevronDown);
export const IconChevronLeft = /* @__PURE__ */ icon(ChevronLeft);
export const IconChevronRight = /* @__PURE__ */ icon(ChevronRight);
export const IconChevronUp = /* @__PURE__ */ icon(ChevronUp);
export const IconCircleAlert = /* @__PURE__ */ icon(CircleAlert);
export const IconCircleCheck = /* @__PURE__ */ icon(CircleCheck);
export const IconCircleHelp = /* @__PURE__ */ icon(CircleHelp);
export const IconCircleX = /* @__PURE__ */ icon(CircleX);
export const IconClipboardList = /* @__PURE__ */ icon(ClipboardList);
export const IconClock = /* @__PURE__ */ icon(Clock);
export const IconCoins = /* @__PURE__ */ icon(Coins);
export const IconCopy = /* @__PURE__ */ icon(Copy);
export const IconCreditCard = /* @__PURE__ */ icon(CreditCard);
export const IconDelete = /* @__PURE__ */ icon(Delete);
export const IconDownload = /* @__PURE__ */ icon(Download);
export const IconEllipsis = /* @__PURE__ */ icon(Ellipsis);
export const IconExternalLink = /* @__PURE__ */ icon(ExternalLink);
export const IconEye = /* @__PURE__ */ icon(Eye);
export const IconEyeOff = /* @__PURE__ */ icon(EyeOff);
export const IconFilter = /* @__PURE__ */ icon(Filter);
export const IconGift = /* @__PURE__ */ icon(Gift);
export const IconGlobe = /* @__PURE__ */ icon(Globe);
export const IconGripVertical = /* @__PURE__ */ icon(GripVertical);
export const IconHeart = /* @__PURE__ */ icon(Heart);
export const IconHistory = /* @__PURE__ */ icon(History);
export const IconHouse = /* @__PURE__ */ icon(House);
export const IconImage = /* @__PURE__ */ icon(Image);
export const IconImageUp = /* @__PURE__ */ icon(ImageUp);
export const IconInfo = /* @__PURE__ */ icon(Info);
export const IconLayoutDashboard = /* @__PURE__ */ icon(LayoutDashboard);
export const IconLeaf = /* @__PURE__ */ icon(Leaf);
export const IconListFilter = /* @__PURE__ */ icon(ListFilter);
export const IconLoaderCircle = /* @__PURE__ */ icon(LoaderCircle);
export const IconLock = /* @__PURE__ */ icon(Lock);
export const IconLogIn = /* @__PURE__ */ icon(LogIn);
export const IconLogOut = /* @__PURE__ */ icon(LogOut);
export const IconMail = /* @__PURE__ */ icon(Mail);
export const IconMapPin = /* @__PURE__ */ icon(MapPin);
export const IconMenu = /* @__PURE__ */ icon(Menu);
export const IconMessageSquareText = /* @__PURE__ */ icon(MessageSquareText);
export const IconMinus = /* @__PURE__ */ icon(Minus);
export const IconMonitor = /* @__PURE__ */ icon(Monitor);
export const IconMoon = /* @__PURE__ */ icon(Moon);
export const IconNfc = /* @__PURE__ */ icon(Nfc);
export const IconPackage = /* @__PURE__ */ icon(Package);
export const IconPartyPopper = /* @__PURE__ */ icon(PartyPopper);
export const IconPause = /* @__PURE__ */ icon(Pause);
export const IconPencil = /* @__PURE__ */ icon(Pencil);
export const IconPhone = /* @__PURE__ */ icon(Phone);
export const IconPlay = /* @__PURE__ */ icon(Play);
export const IconPlus = /* @__PURE__ */ icon(Plus);
export const IconPrinter = /* @__PURE__ */ icon(Printer);
export const IconQrCode = /* @__PURE__ */ icon(QrCode);
export const IconReceipt = /* @__PURE__ */ icon(Receipt);
export const IconRefreshCw = /* @__PURE__ */ icon(RefreshCw);
export const IconRotateCcw = /* @__PURE__ */ icon(RotateCcw);
export const IconSave = /* @__PURE__ */ icon(Save);
export const IconScanLine = /* @__PURE__ */ icon(ScanLine);
export const IconSearch = /* @__PURE__ */ icon(Search);
export const IconSend = /* @__PURE__ */ icon(Send);
export const IconSettings = /* @__PURE__ */ icon(Settings);
export const IconShieldCheck = /* @__PURE__ */ icon(ShieldCheck);
export const IconShoppingBag = /* @__PURE__ */ icon(ShoppingBag);
export const IconShoppingBasket = /* @__PURE__ */ icon(ShoppingBasket);
export const IconSmartphoneNfc = /* @__PURE__ */ icon(SmartphoneNfc);
export const IconSmartphone = /* @__PURE__ */ icon(Smartphone);
export const IconSplit = /* @__PURE__ */ icon(Split);
export const IconStar = /* @__PURE__ */ icon(Star);
export const IconStore = /* @__PURE__ */ icon(Store);
export const IconSun = /* @__PURE__ */ icon(Sun);
export const IconTag = /* @__PURE__ */ icon(Tag);
export const IconTicketPercent = /* @__PURE__ */ icon(TicketPercent);
export const IconTrash2 = /* @__PURE__ */ icon(Trash2);
export const IconTriangleAlert = /* @__PURE__ */ icon(TriangleAlert);
export const IconUndo2 = /* @__PURE__ */ icon(Undo2);
export const IconUpload = /* @__PURE__ */ icon(Upload);
export const IconUserRound = /* @__PURE__ */ icon(UserRound);
export const IconUsers = /* @__PURE__ */ icon(Users);
export const IconUtensils = /* @__PURE__ */ icon(Utensils);
export const IconVolume2 = /* @__PURE__ */ icon(Volume2);
export const IconWallet = /* @__PURE__ */ icon(Wallet);
export const IconWifi = /* @__PURE__ */ icon(Wifi);
export const IconWifiOff = /* @__PURE__ */ icon(WifiOff);
export const IconWrench = /* @__PURE__ */ icon(Wrench);
export const IconX = /* @__PURE__ */ icon(X);
export const IconZap = /* @__PURE__ */ icon(Zap);
