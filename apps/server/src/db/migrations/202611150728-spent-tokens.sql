create table spent_token (hash text not null primary key, expires_at bigint not null);
