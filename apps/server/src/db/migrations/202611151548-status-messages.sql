alter table outbox add column message_key text;
create unique index outbox_message_key on outbox (message_key) where message_key is not null;
