import type {
  CategoryTable,
  MenuTable,
  ModifierGroupTable,
  ModifierOptionTable,
  ProductModifierTable,
  ProductTable,
  SoldOutTable,
} from '#db/tables/catalogue';
import type {
  CartTable,
  OrderCounterTable,
  OrderEventTable,
  OrderLineTable,
  OrdersTable,
} from '#db/tables/ordering';
import type {
  AddressTable,
  ConsoleUserTable,
  CredentialTable,
  CustomerTable,
  LedgerEntryTable,
  LoginFailureTable,
  RewardEntryTable,
  SessionTable,
} from '#db/tables/people';
import type {
  AnnouncementTable,
  CapacityHoldTable,
  CapacityUseTable,
  DeliveryZoneTable,
  FulfilmentTypeTable,
  HomeBlockTable,
  MerchantTable,
  OpenWindowTable,
  PaymentMethodTable,
  PlaceTable,
  PromoTable,
  RewardSchemeTable,
  SpecialDateTable,
  StudentClassTable,
} from '#db/tables/venue';
import type { AuditTable, JobTable, OutboxTable, SettingTable } from '#db/tables/work';

export type Schema = {
  merchant: MerchantTable;
  fulfilment_type: FulfilmentTypeTable;
  open_window: OpenWindowTable;
  special_date: SpecialDateTable;
  delivery_zone: DeliveryZoneTable;
  place: PlaceTable;
  capacity_use: CapacityUseTable;
  capacity_hold: CapacityHoldTable;
  payment_method: PaymentMethodTable;
  home_block: HomeBlockTable;
  announcement: AnnouncementTable;
  student_class: StudentClassTable;
  promo: PromoTable;
  reward_scheme: RewardSchemeTable;
  menu: MenuTable;
  category: CategoryTable;
  product: ProductTable;
  sold_out: SoldOutTable;
  modifier_group: ModifierGroupTable;
  modifier_option: ModifierOptionTable;
  product_modifier: ProductModifierTable;
  session: SessionTable;
  customer: CustomerTable;
  credential: CredentialTable;
  address: AddressTable;
  reward_entry: RewardEntryTable;
  ledger_entry: LedgerEntryTable;
  console_user: ConsoleUserTable;
  login_failure: LoginFailureTable;
  cart: CartTable;
  orders: OrdersTable;
  order_line: OrderLineTable;
  order_event: OrderEventTable;
  order_counter: OrderCounterTable;
  outbox: OutboxTable;
  job: JobTable;
  audit: AuditTable;
  setting: SettingTable;
};
