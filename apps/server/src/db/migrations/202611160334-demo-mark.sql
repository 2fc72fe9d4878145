-- The demo's passwords are known to everybody: a production start refuses a database that holds it.
insert into setting (name, value)
select 'demo', '1' where exists (select 1 from console_user where email = 'owner@example.com')
and not exists (select 1 from setting where name = 'demo');
