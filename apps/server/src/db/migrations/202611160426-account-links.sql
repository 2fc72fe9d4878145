-- The address that waits for its mail to be opened: only the last one that was asked for.
alter table customer add column new_email text not null default '';
-- When a text to the mobile was opened: until then the number signs nobody in, and is nobody's.
alter table customer add column mobile_verified_at bigint;
update customer set mobile_verified_at = created_at
where mobile <> '' and id = (
  select min(other.id) from customer as other
  join credential on credential.customer_id = other.id and credential.kind = 'pin'
  where other.brand_code = customer.brand_code and other.mobile = customer.mobile
);
create unique index customer_mobile_verified on customer (brand_code, mobile) where mobile_verified_at is not null;
alter table session add column signed_in_at bigint not null default 0;
delete from one_time_token where purpose = 'email';
create index one_time_token_customer on one_time_token (customer_id, purpose);
