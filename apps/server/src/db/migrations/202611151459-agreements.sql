alter table orders add column agreed text not null default '[]';
