create table terminal (
  id @id, venue_id bigint not null references venue (id),
  customer_id bigint not null unique references customer (id), pos_guid text not null unique,
  secret text not null default '', token text not null default '', token_expires_at bigint not null default 0,
  receipt_cut bigint not null default 0, receipt_auto_print bigint not null default 0, updated_at bigint not null
);
create table terminal_payment (
  session_id text primary key, terminal_id bigint not null references terminal (id),
  attempt_id text not null references payment_attempt (id), kind text not null, txn_ref text not null,
  cents bigint not null, unanswered bigint not null default 0, response_code text not null default '',
  response_text text not null default '', card text not null default '', reference text not null default '',
  message text not null default '', receipt text not null default '', created_at bigint not null, updated_at bigint not null
);
create index terminal_payment_attempt on terminal_payment (attempt_id);
