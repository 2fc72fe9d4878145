-- A brand is a row with a version, changed while the server runs; a folder in brands/ is how one is brought in.
alter table brand add column definition text not null default '';
alter table brand add column terms text not null default '';
alter table brand add column privacy text not null default '';
alter table brand add column version bigint not null default 0;
alter table brand add column source text not null default '';
alter table brand add column edited_at bigint not null default 0;
-- A host shows one brand, and a token is one brand's.
alter table brand add column token text not null default '';
create unique index brand_token on brand (token) where token <> '';
create table brand_host (host text primary key, brand_code text not null references brand (code));
create index brand_host_brand on brand_host (brand_code);
