alter table payment_attempt add column contact_email text not null default '';
create index payment_attempt_contact on payment_attempt (updated_at) where contact_email <> '';
alter table payment_case add column claim_url text not null default '';
alter table payment_case add column contact_email text not null default '';
