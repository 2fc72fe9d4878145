create index payment_attempt_session on payment_attempt (session_id);
create index push_open_age on push_open (opened_at);
create index device_age on device (seen_at);
create index one_time_token_sign_up on one_time_token (sign_up_id) where sign_up_id is not null;
create index outbox_age on outbox (created_at);
create index provider_event_age on provider_event (received_at);
