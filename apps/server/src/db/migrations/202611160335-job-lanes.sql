-- A job that is being worked waits until its lease is over: run_at says when it can be taken, whoever asks.
update job set run_at = leased_until where state = 'waiting' and leased_until > run_at;
alter table job drop column leased_until;
alter table job add column lane text not null default 'notification';
update job set lane = 'payment' where kind in ('payment', 'refund', 'case-refund', 'forget-card');
update job set lane = 'comparison' where kind = 'reconcile';
drop index job_waiting;
create index job_waiting on job (lane, state, run_at);
create index job_done on job (state, run_at);
