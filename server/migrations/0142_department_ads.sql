-- Which advertisements the department pages show.

create table department_ads (
  -- Null: shown on the department home.
  department_id bigint references departments (id) on delete cascade,
  ad_id bigint not null references ads (id) on delete cascade,
  sort int not null default 0,
  unique nulls not distinct (department_id, ad_id)
);
