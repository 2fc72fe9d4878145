create table printer (
  id @id, venue_id bigint not null references venue (id), name text not null, kind text not null,
  columns bigint not null, documents text not null, stations text not null, device text not null default '',
  backup_id bigint references printer (id), secret_hash text not null unique, address text not null default '',
  state text not null default '', seen_at bigint not null default 0
);
create index printer_venue on printer (venue_id);
create table print_job (
  id @id, venue_id bigint not null references venue (id), printer_id bigint not null references printer (id),
  order_id bigint references orders (id), kind text not null, station text not null, copy bigint not null,
  job_key text not null unique, document text not null default '', state text not null, print_at bigint not null,
  sent_at bigint not null default 0, lease_until bigint not null default 0, may_be_printed bigint not null default 0,
  problem text not null default '', printed_at bigint not null default 0, alarm text not null default '',
  created_at bigint not null
);
create index print_job_waiting on print_job (printer_id, print_at) where state = 'waiting';
create index print_job_alarm on print_job (venue_id) where alarm = 'open';
create index print_job_order on print_job (order_id);
create index print_job_age on print_job (created_at);
