-- When a job could be taken for the first time: run_at moves with each try (docs/operations.md, Metrics and alerts).
alter table job add column due_at bigint not null default 0;
update job set due_at = run_at;
