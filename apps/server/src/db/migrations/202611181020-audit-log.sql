-- The log of what the team did: which API key did it for them, and how it is found by person and by day.
alter table audit add column key_name text not null default '';
create index audit_by_person on audit (venue_id, person_id, id);
create index audit_by_day on audit (venue_id, created_at);
