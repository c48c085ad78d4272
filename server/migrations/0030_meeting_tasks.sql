-- What an expert was asked to do in a meeting, and whether they have said yes.
create table meeting_tasks (
  id bigint generated always as identity primary key,
  meeting_id bigint not null references meetings (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  kind text not null check (kind in ('lecture', 'host', 'discussion', 'comment')),
  topic text not null,
  place text not null default '',
  note text not null default '',
  begin_at timestamptz not null,
  end_at timestamptz not null,
  -- Lets somebody who acts for the expert open the sheet; a digest.
  code_digest bytea,
  confirmed_at timestamptz,
  confirmed_by bigint references users (id) on delete set null,
  created_at timestamptz not null default now()
);
create index meeting_tasks_of_user on meeting_tasks (user_id, meeting_id);
create index meeting_tasks_of_meeting on meeting_tasks (meeting_id);
