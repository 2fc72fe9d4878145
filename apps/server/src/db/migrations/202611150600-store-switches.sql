alter table merchant add column closed bigint not null default 0;
alter table merchant add column paused_until bigint not null default 0;
alter table merchant add column pause_reason text not null default '';
