-- Who of a venue's team is sent its sales, how often, and up to which day they have been.
create table report_mail (
  venue_id bigint not null references venue (id),
  person_id bigint not null references person (id),
  every text not null,
  sent_for text not null,
  primary key (venue_id, person_id)
);
