-- A board asks for the few orders of its venue that were closed a moment ago, and for those that were ready last.
create index orders_closed on orders (venue_id, status_at) where status = 5;
create index order_event_ready on order_event (venue_id, created_at) where to_status = 4;
