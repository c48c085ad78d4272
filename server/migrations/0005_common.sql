-- Science-creation applications, messages as rich text, app versions.

create table publicity_applications (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  name text not null,
  phone_sealed bytea not null,
  hospital text not null,
  department text not null,
  title text not null,
  topic text not null,
  description text not null,
  files jsonb not null default '[]',
  state smallint not null default 0 check (state in (0, 1, 2)),
  created_at timestamptz not null default now()
);
-- One open application per user, whatever arrives at the same time.
create unique index publicity_one_open on publicity_applications (user_id) where state = 0;

create table messages (
  id bigint generated always as identity primary key,
  title text not null,
  content text not null,
  body text not null default '',
  target_kind text not null default '',
  target_id bigint not null default 0,
  created_at timestamptz not null default now()
);

create table app_versions (
  version_type smallint primary key,
  version text not null,
  if_review_time text not null default '1',
  notes text not null default ''
);
