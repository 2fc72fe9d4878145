-- On which days, for which ways to order and at which screens a product is sold; an empty list is all of them.
alter table product add column days text not null default '[]';
alter table product add column fulfilment text not null default '[]';
alter table product add column channels text not null default '[]';
