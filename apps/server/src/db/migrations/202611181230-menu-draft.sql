-- What is wished of a menu and not live yet, and when it goes live.
create table menu_draft (
  venue_id bigint primary key references venue (id),
  version bigint not null default 0,
  publish_at bigint,
  failed_at bigint,
  person_id bigint references person (id)
);
-- One row for each thing that differs: the fields wished, and what they were live when they were.
create table menu_draft_change (
  venue_id bigint not null references venue (id),
  kind text not null,
  part_id bigint not null,
  name text not null,
  before_fields text not null,
  after_fields text not null,
  place text not null,
  version bigint not null,
  primary key (venue_id, kind, part_id)
);
