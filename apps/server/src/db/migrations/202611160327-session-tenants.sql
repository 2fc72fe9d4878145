-- A session belongs to a brand; that of a kiosk, of staff and of the console to one venue.
alter table session add column brand_code text not null default '';
alter table session add column venue_id bigint;
alter table session add column channel text not null default 'online';
update session set
  brand_code = (select customer.brand_code from customer where customer.id = session.customer_id)
where customer_id is not null;
update session set
  brand_code = coalesce((
    select merchant.brand_code from cart join merchant on merchant.id = cart.merchant_id
    where cart.session_id = session.id order by cart.id limit 1
  ), (
    select merchant.brand_code from orders join merchant on merchant.id = orders.merchant_id
    where orders.session_id = session.id order by orders.id limit 1
  ), '')
where customer_id is null and console_user_id is null;
update session set
  channel = (
    select case customer.status when 3 then 'kiosk' else 'counter' end
    from customer where customer.id = session.customer_id
  ),
  venue_id = (
    select menu.merchant_id from customer join menu on menu.slug = customer.menu_name
    where customer.id = session.customer_id
  )
where customer_id in (select customer.id from customer where customer.status in (3, 8));
-- The console's sids were readable by scripts, and could be in the logs of proxies: everybody signs in once more.
update session set sid_hash = 'ended-' || id, expires_at = 0 where kind = 'console';
