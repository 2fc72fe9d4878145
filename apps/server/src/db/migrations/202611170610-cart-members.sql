-- The member whom staff take an order for: its points and its place in the history are theirs. 0 for nobody in particular.
alter table cart add column member_id bigint not null default 0;
