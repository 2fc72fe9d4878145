-- A PIN for the tills of an organisation (docs/decisions/0237-screens.md): another one neither sets it nor learns of it.
create table till_pin (
  person_id bigint not null references person (id), organisation_id bigint not null references organisation (id),
  hash text not null, primary key (person_id, organisation_id)
);
-- Who works in several has to choose anew: nobody knows which of them the one PIN was set in.
insert into till_pin (person_id, organisation_id, hash)
select credential.person_id, min(membership.organisation_id), credential.hash
from credential join membership on membership.person_id = credential.person_id
where credential.kind = 'pin'
group by credential.person_id, credential.hash
having count(distinct membership.organisation_id) = 1;
delete from credential where kind = 'pin' and person_id is not null;
