-- Where a customer follows the driver, as the venue was given it by whoever delivers; empty without one.
alter table orders add column tracking_url text not null default '';
