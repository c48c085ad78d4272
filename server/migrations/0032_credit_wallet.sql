-- ## credit-wallet

-- How the platform of a province reads credits from an Excel file: the columns, each with what stands in it.
create table credit_formats (
  id bigint generated always as identity primary key,
  province text not null,
  name text not null,
  -- A line above the names of the columns; empty for none.
  heading text not null default '',
  -- A line for each column: its name, `=`, and what stands in it.
  columns text not null,
  day_form text not null check (day_form in ('dashes', 'slashes', 'digits', 'chinese')),
  first_class text not null,
  second_class text not null,
  updated_by bigint references users (id) on delete set null,
  updated_at timestamptz not null default now(),
  unique (province, name)
);
create index credit_formats_by_author on credit_formats (updated_by);

-- When somebody last took the credits of a year in a format.
create table credit_exports (
  user_id bigint not null references users (id) on delete cascade,
  format_id bigint not null references credit_formats (id) on delete cascade,
  year smallint not null,
  exported_at timestamptz not null default now(),
  primary key (user_id, format_id, year)
);
create index credit_exports_by_format on credit_exports (format_id);
