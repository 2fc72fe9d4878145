-- A kiosk, a till or a kitchen screen of a venue (docs/decisions/0237-screens.md). It is signed in as the account in
-- customer_id, or, in the kitchen, as the person in person_id. The pairing code is here as a hash alone.
create table screen (
  id @id, venue_id bigint not null references venue (id), kind text not null, name text not null,
  place text not null default '', pos_guid text not null default '', customer_id bigint unique references customer (id),
  person_id bigint unique references person (id), code_hash text, code_expires_at bigint not null default 0,
  code_used_at bigint not null default 0, created_at bigint not null, paired_at bigint not null default 0,
  seen_at bigint not null default 0, used_at bigint not null default 0, removed_at bigint not null default 0
);
create index screen_venue on screen (venue_id);
create index terminal_payment_terminal on terminal_payment (terminal_id, created_at);
create unique index screen_code on screen (code_hash) where code_hash is not null;
create unique index screen_pos on screen (pos_guid) where pos_guid <> '';

alter table session add column screen_id bigint references screen (id);
create index session_screen on session (screen_id) where screen_id is not null;
alter table orders add column screen_id bigint references screen (id);
alter table tender add column screen_id bigint references screen (id);

-- Every kiosk and staff account of a venue is a screen from here on.
insert into screen (venue_id, kind, name, pos_guid, customer_id, created_at)
select
  venue.id, case customer.status when 3 then 'kiosk' else 'till' end, customer.name, coalesce(terminal.pos_guid, ''),
  customer.id, customer.created_at
from customer
join menu on menu.slug = customer.menu_name join venue on venue.id = menu.venue_id
left join terminal on terminal.customer_id = customer.id
where customer.status in (3, 8) and customer.closed_at is null and venue.brand_code = customer.brand_code
order by customer.id;
update session set screen_id = (
  select screen.id from screen where screen.customer_id = session.customer_id and screen.venue_id = session.venue_id
) where channel <> 'online';
update screen set
  paired_at = coalesce((select min(session.created_at) from session where session.screen_id = screen.id), 0),
  seen_at = coalesce((select max(session.seen_at) from session where session.screen_id = screen.id), 0),
  used_at = coalesce((select max(session.seen_at) from session where session.screen_id = screen.id), 0);
update orders set screen_id = (select session.screen_id from session where session.id = orders.session_id)
where session_id in (select id from session where screen_id is not null);
