-- What a member must not eat, as the team wrote it down, and as it was when an order was placed.
alter table customer add column allergy text not null default '';
alter table orders add column allergy text not null default '';
