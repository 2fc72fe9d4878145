alter table venue add column gst_registered bigint not null default 1;
alter table product add column tax_class text not null default 'taxable';
alter table product add column served_hot bigint not null default 0;
alter table orders add column gst_free bigint not null default 0;
alter table orders add column input_taxed bigint not null default 0;
alter table orders add column gst_registered bigint not null default 1;
alter table order_line add column discount bigint not null default 0;
alter table order_line add column tax text not null default 'taxable';
