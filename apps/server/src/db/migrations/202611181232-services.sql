-- A named set of categories with days, hours, ways to order and screens of its own: each of them holds all of it.
alter table category add column service text not null default '';
alter table category add column fulfilment text not null default '[]';
alter table category add column channels text not null default '[]';
