alter table printer add column removed_at bigint not null default 0;
alter table printer add column printed_at bigint not null default 0;
create index print_job_printer on print_job (printer_id, id);
