-- Subjects and diseases, the people, and what they give: meetings, articles, works, operations, columns.

create table colleges (
  id bigint generated always as identity primary key,
  name text not null unique,
  name_en text not null,
  logo text not null,
  description text not null default '',
  download_logo smallint not null default 0,
  download_logo_title text not null default '',
  sort int not null default 0
);

create table diseases (
  id bigint generated always as identity primary key,
  college_id bigint not null references colleges (id),
  name text not null,
  name_en text not null,
  sort int not null default 0,
  unique (college_id, name)
);

create table doctors (
  id bigint generated always as identity primary key,
  user_id bigint unique references users (id) on delete set null,
  name text not null,
  cover text not null,
  hospital text not null,
  department text not null,
  title text not null,
  college_id bigint not null references colleges (id),
  good_at text not null default '',
  introduction text not null default '',
  sort int not null default 0,
  created_at timestamptz not null default now()
);
create index doctors_by_college on doctors (college_id, sort, id);

create table doctor_diseases (
  doctor_id bigint not null references doctors (id) on delete cascade,
  disease_id bigint not null references diseases (id) on delete cascade,
  primary key (doctor_id, disease_id)
);
create index doctor_diseases_by_disease on doctor_diseases (disease_id);

create table meetings (
  id bigint generated always as identity primary key,
  parent_id bigint references meetings (id) on delete cascade,
  college_id bigint not null references colleges (id),
  title text not null,
  intro text not null default '',
  cover text not null,
  speaker text not null default '',
  begin_at timestamptz not null,
  end_at timestamptz not null check (end_at > begin_at),
  is_big boolean not null default false,
  is_offline boolean not null default false,
  is_credit boolean not null default false,
  is_enterprise boolean not null default false,
  has_stream boolean not null default false,
  audience text not null default 'all' check (audience in ('all', 'doctor', 'enterprise', 'faculty', 'invited')),
  selected_son_id bigint not null default 0,
  view_count int not null default 0,
  view_display_status smallint not null default 1 check (view_display_status in (1, 2)),
  published boolean not null default true,
  created_at timestamptz not null default now()
);
create index meetings_by_begin on meetings (begin_at, id) where parent_id is null and published;
create index meetings_by_college on meetings (college_id, begin_at) where parent_id is null and published;
create index meetings_by_parent on meetings (parent_id) where parent_id is not null;

create table meeting_diseases (
  meeting_id bigint not null references meetings (id) on delete cascade,
  disease_id bigint not null references diseases (id) on delete cascade,
  primary key (meeting_id, disease_id)
);
create index meeting_diseases_by_disease on meeting_diseases (disease_id);

create table meeting_sessions (
  id bigint generated always as identity primary key,
  meeting_id bigint not null references meetings (id) on delete cascade,
  hall text not null default '',
  title text not null,
  doctor_id bigint references doctors (id) on delete set null,
  begin_at timestamptz not null,
  end_at timestamptz not null
);
create index meeting_sessions_by_meeting on meeting_sessions (meeting_id, begin_at);

create table meeting_doctors (
  meeting_id bigint not null references meetings (id) on delete cascade,
  doctor_id bigint not null references doctors (id) on delete cascade,
  sort int not null default 0,
  primary key (meeting_id, doctor_id)
);
create index meeting_doctors_by_doctor on meeting_doctors (doctor_id);

create table articles (
  id bigint generated always as identity primary key,
  college_id bigint not null references colleges (id),
  disease_id bigint references diseases (id),
  title text not null,
  cover text not null,
  intro text not null default '',
  body text not null,
  source text not null default '',
  view_count int not null default 0,
  published_at timestamptz not null default now()
);
create index articles_by_time on articles (published_at, id);
create index articles_by_college on articles (college_id, published_at);

create table productions (
  id bigint generated always as identity primary key,
  doctor_id bigint not null references doctors (id) on delete cascade,
  college_id bigint not null references colleges (id),
  disease_id bigint references diseases (id),
  course_type smallint not null default 1,
  title text not null,
  cover text not null,
  intro text not null default '',
  is_free boolean not null default true,
  price_fen int not null default 0 check (price_fen >= 0),
  former_price_fen int not null default 0 check (former_price_fen >= 0),
  is_operation_review boolean not null default false,
  view_count int not null default 0,
  published_at timestamptz not null default now()
);
create index productions_by_college on productions (college_id, published_at);
create index productions_by_time on productions (published_at, id);
create index productions_by_doctor on productions (doctor_id, published_at);

create table production_episodes (
  id bigint generated always as identity primary key,
  production_id bigint not null references productions (id) on delete cascade,
  title text not null,
  video text not null,
  seconds int not null default 0,
  sort int not null default 0
);
create index production_episodes_by_production on production_episodes (production_id, sort);

create table operations (
  id bigint generated always as identity primary key,
  college_id bigint not null references colleges (id),
  disease_id bigint references diseases (id),
  title text not null,
  cover text not null,
  intro text not null default '',
  part text not null default '',
  video text not null,
  view_count int not null default 0,
  published_at timestamptz not null default now()
);
create index operations_by_college on operations (college_id, published_at);
create index operations_by_time on operations (published_at, id);

create table operation_doctors (
  operation_id bigint not null references operations (id) on delete cascade,
  doctor_id bigint not null references doctors (id) on delete cascade,
  sort int not null default 0,
  primary key (operation_id, doctor_id)
);

create table operation_steps (
  id bigint generated always as identity primary key,
  operation_id bigint not null references operations (id) on delete cascade,
  title text not null,
  at_seconds int not null
);
create index operation_steps_by_operation on operation_steps (operation_id, at_seconds);

create table columns (
  id bigint generated always as identity primary key,
  college_id bigint not null references colleges (id),
  theme text not null,
  cover text not null,
  intro text not null default '',
  meeting_id bigint references meetings (id) on delete set null,
  sort int not null default 0
);

create table companies (
  id bigint generated always as identity primary key,
  name text not null unique,
  logo text not null,
  profile text not null default '',
  sort int not null default 0
);

create table products (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id) on delete cascade,
  college_id bigint references colleges (id),
  kind text not null check (kind in ('drug', 'device')),
  class_name text not null default '',
  name text not null,
  cover text not null,
  specification text not null default '',
  indications text not null default '',
  sort int not null default 0
);
create index products_by_company on products (company_id, sort);
