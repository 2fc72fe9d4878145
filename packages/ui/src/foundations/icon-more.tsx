import {
  Accessibility,
  ArrowDown,
  ArrowRight,
  ArrowUp,
  Banknote,
  Bell,
  Building2,
  CalendarDays,
  Camera,
  Check,
  ChartColumn,
  ChefHat,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  CircleHelp,
  CircleX,
  ClipboardList,
  Coins,
  Copy,
  CreditCard,
  Delete,
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
  LayoutDashboard,
  Leaf,
  ListFilter,
  Lock,
  LogIn,
  LogOut,
  Mail,
  Megaphone,
  MessageSquareText,
  Minus,
  Monitor,
  Moon,
  Nfc,
  Package,
  Pause,
  Pencil,
  Play,
  Printer,
  QrCode,
  Receipt,
  RotateCcw,
  Save,
  ScanLine,
  Send,
  Settings,
  Share2,
  ShieldCheck,
  Smartphone,
  SmartphoneNfc,
  Sparkles,
  Split,
  Star,
  Store,
  Sun,
  Tablet,
  Tag,
  TicketPercent,
  Trash2,
  Truck,
  Undo2,
  Upload,
  Users,
  Volume2,
  Wallet,
  Wifi,
  Wrench,
  Zap,
} from 'lucide-react';
import { icon } from './icon.tsx';

/* Icons that the menu does without: they do not load with it. */
export const IconAccessibility = /* @__PURE__ */ icon(Accessibility);
export const IconArrowDown = /* @__PURE__ */ icon(ArrowDown);
export const IconArrowRight = /* @__PURE__ */ icon(ArrowRight);
export const IconArrowUp = /* @__PURE__ */ icon(ArrowUp);
export const IconBanknote = /* @__PURE__ */ icon(Banknote);
export const IconBell = /* @__PURE__ */ icon(Bell);
export const IconBuilding2 = /* @__PURE__ */ icon(Building2);
export const IconCalendarDays = /* @__PURE__ */ icon(CalendarDays);
export const IconCamera = /* @__PURE__ */ icon(Camera);
export const IconCheck = /* @__PURE__ */ icon(Check);
export const IconChartColumn = /* @__PURE__ */ icon(ChartColumn);
export const IconChefHat = /* @__PURE__ */ icon(ChefHat);
export const IconChevronDown = /* @__PURE__ */ icon(ChevronDown);
export const IconChevronLeft = /* @__PURE__ */ icon(ChevronLeft);
export const IconChevronRight = /* @__PURE__ */ icon(ChevronRight);
export const IconChevronUp = /* @__PURE__ */ icon(ChevronUp);
export const IconCircleHelp = /* @__PURE__ */ icon(CircleHelp);
export const IconCircleX = /* @__PURE__ */ icon(CircleX);
export const IconClipboardList = /* @__PURE__ */ icon(ClipboardList);
export const IconCoins = /* @__PURE__ */ icon(Coins);
export const IconCopy = /* @__PURE__ */ icon(Copy);
export const IconCreditCard = /* @__PURE__ */ icon(CreditCard);
export const IconDelete = /* @__PURE__ */ icon(Delete);
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
export const IconLayoutDashboard = /* @__PURE__ */ icon(LayoutDashboard);
export const IconLeaf = /* @__PURE__ */ icon(Leaf);
export const IconListFilter = /* @__PURE__ */ icon(ListFilter);
export const IconLock = /* @__PURE__ */ icon(Lock);
export const IconLogIn = /* @__PURE__ */ icon(LogIn);
export const IconLogOut = /* @__PURE__ */ icon(LogOut);
export const IconMail = /* @__PURE__ */ icon(Mail);
export const IconMegaphone = /* @__PURE__ */ icon(Megaphone);
export const IconMessageSquareText = /* @__PURE__ */ icon(MessageSquareText);
export const IconMinus = /* @__PURE__ */ icon(Minus);
export const IconMonitor = /* @__PURE__ */ icon(Monitor);
export const IconMoon = /* @__PURE__ */ icon(Moon);
export const IconNfc = /* @__PURE__ */ icon(Nfc);
export const IconPackage = /* @__PURE__ */ icon(Package);
export const IconPause = /* @__PURE__ */ icon(Pause);
export const IconPencil = /* @__PURE__ */ icon(Pencil);
export const IconPlay = /* @__PURE__ */ icon(Play);
export const IconPrinter = /* @__PURE__ */ icon(Printer);
export const IconQrCode = /* @__PURE__ */ icon(QrCode);
export const IconReceipt = /* @__PURE__ */ icon(Receipt);
export const IconRotateCcw = /* @__PURE__ */ icon(RotateCcw);
export const IconSave = /* @__PURE__ */ icon(Save);
export const IconScanLine = /* @__PURE__ */ icon(ScanLine);
export const IconSend = /* @__PURE__ */ icon(Send);
export const IconSettings = /* @__PURE__ */ icon(Settings);
export const IconShare2 = /* @__PURE__ */ icon(Share2);
export const IconShieldCheck = /* @__PURE__ */ icon(ShieldCheck);
export const IconSmartphone = /* @__PURE__ */ icon(Smartphone);
export const IconSmartphoneNfc = /* @__PURE__ */ icon(SmartphoneNfc);
export const IconSparkles = /* @__PURE__ */ icon(Sparkles);
export const IconSplit = /* @__PURE__ */ icon(Split);
export const IconStar = /* @__PURE__ */ icon(Star);
export const IconStore = /* @__PURE__ */ icon(Store);
export const IconSun = /* @__PURE__ */ icon(Sun);
export const IconTablet = /* @__PURE__ */ icon(Tablet);
export const IconTag = /* @__PURE__ */ icon(Tag);
export const IconTicketPercent = /* @__PURE__ */ icon(TicketPercent);
export const IconTrash2 = /* @__PURE__ */ icon(Trash2);
export const IconTruck = /* @__PURE__ */ icon(Truck);
export const IconUndo2 = /* @__PURE__ */ icon(Undo2);
export const IconUpload = /* @__PURE__ */ icon(Upload);
export const IconUsers = /* @__PURE__ */ icon(Users);
export const IconVolume2 = /* @__PURE__ */ icon(Volume2);
export const IconWallet = /* @__PURE__ */ icon(Wallet);
export const IconWifi = /* @__PURE__ */ icon(Wifi);
export const IconWrench = /* @__PURE__ */ icon(Wrench);
export const IconZap = /* @__PURE__ */ icon(Zap);
