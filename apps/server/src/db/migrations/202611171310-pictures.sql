-- Pictures that were uploaded, by what is in them. Their files are in the data folder or in a bucket.
create table picture (
  brand_code text not null references brand (code),
  hash text not null,
  venue_id bigint not null references venue (id),
  person_id bigint not null references person (id),
  width integer not null,
  height integer not null,
  bytes bigint not null,
  created_at bigint not null,
  -- When it was last looked whether anything shows it, and since when nothing does.
  checked_at bigint not null,
  unused_since bigint,
  primary key (brand_code, hash)
);
create index picture_checked on picture (checked_at);
create index picture_newest on picture (brand_code, created_at);
