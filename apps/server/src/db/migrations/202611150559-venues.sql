alter table merchant add column cstext text not null default '';
alter table merchant add column merchant_type text not null default '';
alter table merchant add column brand_redirect text not null default '{}';
create table merchant_type (
  id @id, brand_code text not null, position bigint not null, code text not null, name text not null,
  unique (brand_code, code)
);
create table merchant_group (
  id @id, brand_code text not null, position bigint not null, code text not null, title text not null,
  subtitle text not null, hero_img_url text not null, is_active bigint not null,
  unique (brand_code, code)
);
create table merchant_group_member (
  group_id bigint not null references merchant_group (id), merchant_id bigint not null references merchant (id),
  position bigint not null,
  primary key (group_id, merchant_id)
);
create table place_zone (
  place_id bigint not null references place (id), zone_id bigint not null references delivery_zone (id),
  merchant_id bigint not null references merchant (id),
  primary key (place_id, zone_id)
);
create table capacity_override (
  place text not null primary key, merchant_id bigint not null references merchant (id),
  capacity bigint not null check (capacity >= 0)
);
alter table category add column parent_id bigint references category (id);
alter table category add column days text not null default '[]';
alter table category add column from_time text not null default '';
alter table category add column to_time text not null default '';
alter table promo add column product_id bigint references product (id);
alter table promo add column reward bigint not null default 0;
alter table promo add column uses_total bigint not null default 0;
alter table promo add column uses_each bigint not null default 0;
alter table promo add column used bigint not null default 0;
create table promo_use (
  order_id bigint not null primary key references orders (id), promo_id bigint not null references promo (id),
  merchant_id bigint not null references merchant (id), customer_id bigint references customer (id),
  email text not null, mobile text not null
);
create index promo_use_promo on promo_use (promo_id);
alter table order_line add column options text not null default '[]';
create table device (
  id @id, brand_code text not null, provider text not null, address text not null, customer_id bigint,
  app_id text not null, sub_id text not null, user_id text not null, push_token text not null, state text not null,
  useragent text not null, cordova text not null, platform text not null, uuid text not null, version text not null,
  model text not null, utc_offset text not null, tz_iana text not null, locale text not null, dates text not null,
  created_at bigint not null, seen_at bigint not null,
  unique (brand_code, provider, address)
);
create table push_open (
  id @id, brand_code text not null, provider text not null, address text not null, notif text not null,
  opened_at bigint not null
);
create unique index address_once on address (customer_id, address);
