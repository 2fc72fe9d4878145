-- What the team writes down about a member, for the team.
create table customer_note (
  id @id, brand_code text not null, customer_id bigint not null references customer (id),
  person_id bigint not null references person (id), text text not null, created_at bigint not null
);
create index customer_note_customer on customer_note (customer_id, id);
-- A movement that the team made is found by its key: it is made once.
create index ledger_entry_transfer on ledger_entry (transfer);
