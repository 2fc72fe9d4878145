alter table payment_attempt add column purpose text not null default 'order';
drop index payment_attempt_doubt;
create unique index payment_attempt_doubt on payment_attempt (cart_id)
  where state in ('started', 'unknown') and purpose = 'order';
create unique index payment_attempt_topup_doubt on payment_attempt (customer_id)
  where state in ('started', 'unknown') and purpose <> 'order';
alter table ledger_entry add column attempt_id text references payment_attempt (id);
create unique index ledger_entry_attempt on ledger_entry (attempt_id, account) where attempt_id is not null;
create index ledger_entry_movements on ledger_entry (customer_id, id) where account = 'balance';
alter table customer add column auto_topup_failures bigint not null default 0;
