import type { NewsChoiceTable, NewsLinkTable, NewsMessageTable, NewsRecipientTable } from '#db/tables/news';
import type { ApiKeyTable, WebhookDeliveryTable, WebhookTable } from '#db/tables/api';
import type { CustomerNoteTable, FeedbackTable } from '#db/tables/customer-notes';
import type { GiftEntryTable, GiftVoucherTable } from '#db/tables/gifts';
import type { PrinterTable, PrintJobTable } from '#db/tables/printing';
import type {
  CategoryTable,
  MenuDraftChangeTable,
  MenuDraftTable,
  MenuTable,
  ModifierGroupTable,
  ModifierOptionTable,
  PictureTable,
  ProductModifierTable,
  ProductTable,
  SoldOutTable,
} from '#db/tables/catalogue';
import type {
  CartTable,
  OrderCounterTable,
  OrderEditTable,
  OrderEventTable,
  OrderLineTable,
  OrdersTable,
  ParkedOrderTable,
  TenderTable,
} from '#db/tables/ordering';
import type {
  PaymentAccountTable,
  PaymentAttemptTable,
  PaymentCaseTable,
  PaymentEventTable,
  ProviderEventTable,
  ReconciliationTable,
  RefundTable,
  CounterRefundTable,
  TerminalPaymentTable,
  TerminalTable,
} from '#db/tables/payments';
import type {
  AddressTable,
  BrandHostTable,
  HostClaimTable,
  BrandTable,
  MembershipTable,
  OrganisationTable,
  PersonTable,
  RoleTable,
  CredentialTable,
  CustomerTable,
  DeviceTable,
  FavouriteVenueTable,
  LedgerEntryTable,
  OneTimeTokenTable,
  PushOpenTable,
  RewardEntryTable,
  SessionTable,
  SignUpTable,
  SocialLoginTable,
  SpentTokenTable,
  PayoutTable,
} from '#db/tables/people';
import type { PromoTable, PromoUseTable, RewardSchemeTable, VoucherTable } from '#db/tables/promos';
import type { BalanceFlowTable, JournalAccountTable, ReportMailTable, SalesDayTable } from '#db/tables/sales';
import type { ScreenTable, TillPinTable } from '#db/tables/screens';
import type {
  CountedTryTable,
  KnownAddressTable,
  PasskeyTable,
  RecoveryCodeTable,
  SignInTable,
  TotpTable,
} from '#db/tables/sign-ins';
import type { StandingOccurrenceTable, StandingOrderTable, StandingPauseTable } from '#db/tables/standing';
import type { StockDayTable, StockHoldTable, StockTable } from '#db/tables/stock';
import type {
  AnnouncementTable,
  CapacityHoldTable,
  CapacityOverrideTable,
  CapacityUseTable,
  DeliveryZoneTable,
  FulfilmentTypeTable,
  HomeBlockTable,
  VenueGroupMemberTable,
  VenueGroupTable,
  FormerDetailsTable,
  VenueTable,
  VenueTypeTable,
  OpenWindowTable,
  PaymentMethodTable,
  FulfilmentPointTable,
  PointZoneTable,
  SpecialDateTable,
  StudentClassTable,
} from '#db/tables/venue';
import type { AuditTable, JobTable, OutboxTable, SettingTable, SetUpTable } from '#db/tables/work';

/** Flags are 0 or 1, money is cents, instants are milliseconds since 1970, lists and maps are JSON text: on both engines. */
export type Schema = {
  venue: VenueTable;
  former_details: FormerDetailsTable;
  venue_type: VenueTypeTable;
  venue_group: VenueGroupTable;
  venue_group_member: VenueGroupMemberTable;
  fulfilment_type: FulfilmentTypeTable;
  open_window: OpenWindowTable;
  special_date: SpecialDateTable;
  delivery_zone: DeliveryZoneTable;
  fulfilment_point: FulfilmentPointTable;
  point_zone: PointZoneTable;
  capacity_override: CapacityOverrideTable;
  capacity_use: CapacityUseTable;
  capacity_hold: CapacityHoldTable;
  stock: StockTable;
  stock_day: StockDayTable;
  stock_hold: StockHoldTable;
  payment_method: PaymentMethodTable;
  home_block: HomeBlockTable;
  announcement: AnnouncementTable;
  student_class: StudentClassTable;
  promo: PromoTable;
  promo_use: PromoUseTable;
  voucher: VoucherTable;
  reward_scheme: RewardSchemeTable;
  menu: MenuTable;
  menu_draft: MenuDraftTable;
  menu_draft_change: MenuDraftChangeTable;
  category: CategoryTable;
  picture: PictureTable;
  product: ProductTable;
  sold_out: SoldOutTable;
  modifier_group: ModifierGroupTable;
  modifier_option: ModifierOptionTable;
  product_modifier: ProductModifierTable;
  session: SessionTable;
  customer: CustomerTable;
  credential: CredentialTable;
  social_login: SocialLoginTable;
  sign_up: SignUpTable;
  one_time_token: OneTimeTokenTable;
  spent_token: SpentTokenTable;
  address: AddressTable;
  reward_entry: RewardEntryTable;
  gift_voucher: GiftVoucherTable;
  gift_entry: GiftEntryTable;
  ledger_entry: LedgerEntryTable;
  organisation: OrganisationTable;
  brand: BrandTable;
  brand_host: BrandHostTable;
  host_claim: HostClaimTable;
  role: RoleTable;
  person: PersonTable;
  membership: MembershipTable;
  till_pin: TillPinTable;
  counted_try: CountedTryTable;
  known_address: KnownAddressTable;
  sign_in: SignInTable;
  totp: TotpTable;
  recovery_code: RecoveryCodeTable;
  passkey: PasskeyTable;
  favourite_venue: FavouriteVenueTable;
  customer_note: CustomerNoteTable;
  feedback: FeedbackTable;
  news_choice: NewsChoiceTable;
  news_message: NewsMessageTable;
  news_recipient: NewsRecipientTable;
  news_link: NewsLinkTable;
  payout: PayoutTable;
  device: DeviceTable;
  push_open: PushOpenTable;
  cart: CartTable;
  orders: OrdersTable;
  parked_order: ParkedOrderTable;
  standing_order: StandingOrderTable;
  standing_occurrence: StandingOccurrenceTable;
  standing_pause: StandingPauseTable;
  order_line: OrderLineTable;
  tender: TenderTable;
  order_edit: OrderEditTable;
  order_event: OrderEventTable;
  order_counter: OrderCounterTable;
  payment_account: PaymentAccountTable;
  payment_attempt: PaymentAttemptTable;
  payment_event: PaymentEventTable;
  refund: RefundTable;
  counter_refund: CounterRefundTable;
  sales_day: SalesDayTable;
  balance_flow: BalanceFlowTable;
  journal_account: JournalAccountTable;
  report_mail: ReportMailTable;
  screen: ScreenTable;
  terminal: TerminalTable;
  terminal_payment: TerminalPaymentTable;
  provider_event: ProviderEventTable;
  payment_case: PaymentCaseTable;
  reconciliation: ReconciliationTable;
  outbox: OutboxTable;
  job: JobTable;
  audit: AuditTable;
  api_key: ApiKeyTable;
  webhook: WebhookTable;
  webhook_delivery: WebhookDeliveryTable;
  setting: SettingTable;
  set_up: SetUpTable;
  printer: PrinterTable;
  print_job: PrintJobTable;
};
