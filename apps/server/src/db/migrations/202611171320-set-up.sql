-- An installation is set up once, by whoever opens the link that the server prints while there is no organisation
-- (docs/decisions/0233-set-up.md). One row: what was told so far, and the hashes of the link and of its session.
create table set_up (
  id bigint primary key, link_hash text not null, link_made_at bigint not null, sid_hash text not null,
  sid_expires_at bigint not null, password_hash text not null, draft text not null, saved_at bigint not null,
  finished_at bigint, check (id = 1)
);
