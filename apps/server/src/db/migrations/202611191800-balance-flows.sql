-- What changes what a venue owes to members: in its reports and journals (docs/decisions/0240-sales-of-a-day.md).
create table balance_flow (
  id text primary key,
  venue_id bigint not null references venue (id),
  kind text not null,
  method text not null default '',
  cents bigint not null,
  charged bigint not null default 0,
  surcharge bigint not null default 0,
  gst bigint not null default 0,
  gst_registered bigint not null default 0,
  created_at bigint not null
);
create index balance_flow_venue on balance_flow (venue_id, created_at);
-- Top-ups of before. At which venue a credit or a payout of before was given, nobody wrote down.
insert into balance_flow (id, venue_id, kind, method, cents, charged, surcharge, gst, gst_registered, created_at)
select 'topup:' || payment_attempt.id, payment_attempt.venue_id, 'topup', payment_attempt.method, ledger_entry.cents,
  payment_attempt.amount, payment_attempt.amount - ledger_entry.cents,
  venue.gst_registered * ((2 * (payment_attempt.amount - ledger_entry.cents) + 11) / 22), venue.gst_registered,
  ledger_entry.created_at
from ledger_entry
join payment_attempt on payment_attempt.id = ledger_entry.attempt_id
join venue on venue.id = payment_attempt.venue_id
join customer on customer.id = ledger_entry.customer_id
where ledger_entry.account = 'balance' and payment_attempt.purpose in ('topup', 'auto_topup') and customer.status <> 9;
