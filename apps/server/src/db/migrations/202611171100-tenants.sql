-- An organisation has brands, a brand has venues. People are members of organisations, with a role, in all of its venues
-- or in some (docs/decisions/0225-tenants.md).
create table organisation (id @id, name text not null, created_at bigint not null);
create table brand (code text primary key, organisation_id bigint not null references organisation (id));
create index brand_organisation on brand (organisation_id);
insert into organisation (name, created_at)
select code, 0 from (select brand_code as code from venue union select brand_code from customer) as known order by code;
insert into brand (code, organisation_id) select name, id from organisation;

create table role (
  id @id, organisation_id bigint not null references organisation (id), code text not null, name text not null,
  permissions text not null, unique (organisation_id, code)
);
insert into role (organisation_id, code, name, permissions)
select organisation.id, standard.code, '', '[]' from organisation cross join (
  select 'owner' as code union all select 'manager' union all select 'kitchen' union all select 'counter'
  union all select 'accountant'
) as standard order by organisation.id, standard.code;

alter table console_user rename to person;
-- Where they worked last: they come back to it.
alter table person add column last_venue_id bigint;
update person set last_venue_id = venue_id;
-- Without a venue it is for all of the organisation's.
create table membership (
  id @id, person_id bigint not null references person (id), organisation_id bigint not null references organisation (id),
  venue_id bigint references venue (id), role_id bigint not null references role (id), created_at bigint not null,
  joined_at bigint, left_at bigint
);
create index membership_person on membership (person_id);
create index membership_organisation on membership (organisation_id);
create unique index membership_once on membership (person_id, organisation_id, coalesce(venue_id, 0));
-- An owner of the only venue, or the only owner, leads all of it. Of several owners of several venues each keeps their own.
insert into membership (person_id, organisation_id, venue_id, role_id, created_at, joined_at)
select
  person.id, brand.organisation_id,
  case
    when person.role = 'owner' and (
      (select count(*) from venue as other where other.brand_code = brand.code) = 1
      or (
        select count(*) from person as other join venue as theirs on theirs.id = other.venue_id
        where theirs.brand_code = brand.code and other.role = 'owner'
      ) = 1
    ) then null
    else venue.id
  end,
  role.id, 0, 0
from person
join venue on venue.id = person.venue_id join brand on brand.code = venue.brand_code
join role on role.organisation_id = brand.organisation_id and role.code = person.role order by person.id;
alter table person drop column venue_id;
alter table person drop column role;

alter table credential rename column console_user_id to person_id;
alter table session rename column console_user_id to person_id;
alter table one_time_token rename column console_user_id to person_id;
alter table audit rename column console_user_id to person_id;
