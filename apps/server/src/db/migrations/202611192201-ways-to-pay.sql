-- Where each way of paying is offered, and what payments cost the venue: a surcharge may not be more.
alter table payment_method add column channels text not null default '["online","kiosk","counter"]';
alter table payment_method add column fulfilment text not null default '[]';
alter table venue add column cost_cc bigint not null default 0;
alter table venue add column cost_amex bigint not null default 0;
alter table venue add column cost_paypal bigint not null default 0;
