create table menu (
  id @id, merchant_id bigint not null references merchant (id), slug text not null unique, version bigint not null,
  public_notice text not null, checkout_notice text not null, display_images bigint not null,
  allow_promo_codes bigint not null, allow_order_notes bigint not null, require_registration bigint not null,
  show_dietary_info bigint not null, group_by_category bigint not null, students_enabled bigint not null,
  student_name_label text not null
);
create table category (
  id @id, merchant_id bigint not null references merchant (id), menu_id bigint not null references menu (id),
  position bigint not null, name text not null, descr text not null, header text not null, img text not null,
  tint text not null, station text not null
);
create table product (
  id @id, merchant_id bigint not null references merchant (id),
  category_id bigint not null references category (id), position bigint not null, name text not null,
  descr text not null, base_price bigint not null check (base_price >= 0), img text not null, tint text not null,
  dietary text not null, visible bigint not null, min_qty bigint not null, max_qty bigint not null,
  qty_label text not null, from_time text not null, to_time text not null
);
create index product_category on product (category_id);
create table sold_out (
  product_id bigint not null primary key references product (id),
  merchant_id bigint not null references merchant (id), text text not null, until bigint not null
);
create table modifier_group (
  id @id, merchant_id bigint not null references merchant (id), name text not null, multiselect bigint not null,
  mandatory bigint not null, max_select bigint not null
);
create table modifier_option (
  id @id, merchant_id bigint not null references merchant (id),
  group_id bigint not null references modifier_group (id), position bigint not null, descr text not null,
  price_offset bigint not null, is_default bigint not null, available bigint not null
);
create table product_modifier (
  product_id bigint not null references product (id), group_id bigint not null references modifier_group (id),
  merchant_id bigint not null references merchant (id), position bigint not null,
  primary key (product_id, group_id)
);
