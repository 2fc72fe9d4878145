-- Where a product is made, where that is not the station of its category.
alter table product add column station text not null default '';
