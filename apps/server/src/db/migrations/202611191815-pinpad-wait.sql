-- How many minutes a till waits for its pinpad before it can serve the next customer.
alter table venue add column pinpad_wait bigint not null default 3;
