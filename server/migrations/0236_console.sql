-- What operators save in the console: versions of records, views of lists, requests that take two people.
create table record_versions (
  id bigint generated always as identity primary key,
  resource text not null,
  -- Null until a new record is published for the first time.
  record_id bigint,
  "values" jsonb not null,
  state text not null check (state in ('draft', 'scheduled', 'published', 'dropped')),
  publish_at timestamptz,
  reason text not null default '',
  saved_by bigint not null references users (id),
  saved_at timestamptz not null default now(),
  published_at timestamptz,
  check ((state = 'scheduled') <= (publish_at is not null))
);
create index record_versions_of_record on record_versions (resource, record_id, id desc);
create unique index record_versions_one_open on record_versions (resource, record_id)
  where state in ('draft', 'scheduled') and record_id is not null;

create table list_views (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  resource text not null,
  name text not null,
  query text not null,
  created_at timestamptz not null default now(),
  unique (user_id, resource, name)
);

create table action_requests (
  id bigint generated always as identity primary key,
  resource text not null,
  action text not null,
  record_ids bigint[] not null,
  titles text not null,
  "values" jsonb not null,
  reason text not null,
  asked_by bigint not null references users (id),
  asked_at timestamptz not null default now(),
  state text not null default 'waiting' check (state in ('waiting', 'agreed', 'refused', 'withdrawn')),
  decided_by bigint references users (id),
  decided_at timestamptz,
  decision_reason text not null default '',
  report text not null default '',
  check (decided_by is null or decided_by <> asked_by or state = 'withdrawn')
);
create index action_requests_waiting on action_requests (id) where state = 'waiting';
