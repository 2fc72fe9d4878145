-- A host that a brand wants and has not proved yet: no page is shown there (docs/decisions/0231-brands-are-rows.md).
create table host_claim (
  brand_code text not null references brand (code),
  host text not null,
  token text not null,
  created_at bigint not null,
  primary key (brand_code, host)
);
