-- What is still to be paid is listed by every open console, each minute.
create index orders_unpaid on orders (venue_id, placed_at) where paid = 0;
