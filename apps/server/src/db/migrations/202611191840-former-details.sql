-- What a venue was called until a moment, for the orders that were placed before (docs/decisions/0263-venue-details.md).
create table former_details (
  id @id,
  venue_id bigint not null references venue (id),
  until bigint not null,
  name text not null,
  address1 text not null,
  suburb text not null,
  abn text not null,
  time_zone text not null
);
create index former_details_venue on former_details (venue_id, until);
