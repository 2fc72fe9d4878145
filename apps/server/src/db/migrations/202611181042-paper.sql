-- What a venue prints on receipts and dockets; what it does not name is as usual.
alter table venue add column paper text not null default '{}';
alter table venue add column paper_version bigint not null default 1;
