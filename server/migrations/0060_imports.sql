-- Tables that operators import, with how far each is. A long one is a job, and its report is fetched when it is over.

create table imports (
  id bigint generated always as identity primary key,
  resource text not null,
  operator_id bigint not null references users (id),
  file_name text not null,
  is_trial boolean not null,
  reason text not null,
  -- The rows as texts, the head first; kept until the report is old, so that its wrong rows can be fetched as a file.
  "table" jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  done_rows int not null default 0,
  report jsonb not null default '{}',
  -- The records that were created and changed so far, for the audit log.
  ids jsonb not null default '{"created": [], "changed": []}',
  created_at timestamptz not null default now()
);
create index imports_by_age on imports (created_at);
