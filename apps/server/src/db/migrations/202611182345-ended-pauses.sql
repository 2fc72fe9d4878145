-- A pause that is taken back keeps its row: SQLite would give its number to the next one, and a mail that still waits
-- for the first would tell of the second.
alter table standing_pause add column ended_at bigint not null default 0;
