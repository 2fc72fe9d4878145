-- What a comparison with a provider found is each venue's own; venue_id 0 is the nightly run over the whole account.
alter table reconciliation rename to reconciliation_before;
create table reconciliation (
  day text not null, method text not null, venue_id bigint not null, state text not null, checked bigint not null,
  found bigint not null, problem text not null, asked_at bigint not null, ended_at bigint not null,
  primary key (day, method, venue_id)
);
insert into reconciliation (day, method, venue_id, state, checked, found, problem, asked_at, ended_at)
select day, method, 0, state, checked, found, problem, asked_at, ended_at from reconciliation_before;
drop table reconciliation_before;
