alter table one_time_token add column console_user_id bigint references console_user (id);
create index one_time_token_console_user on one_time_token (console_user_id) where console_user_id is not null;
create index session_console_user on session (console_user_id) where console_user_id is not null;
