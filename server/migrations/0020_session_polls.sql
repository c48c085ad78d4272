-- Times that experts are asked about before a session is planned. The one that is chosen becomes an item of the programme.

create table session_polls (
  id bigint generated always as identity primary key,
  task_id bigint not null references expert_tasks (id) on delete cascade,
  kind text not null check (kind in ('lecture', 'host', 'discussion', 'comment')),
  title text not null check (title <> ''),
  hall text not null default '',
  due_at timestamptz not null,
  -- 0 open, 1 decided, 2 withdrawn.
  state smallint not null default 0 check (state between 0 and 2),
  decided_at timestamptz,
  created_by bigint references users (id) on delete set null,
  created_at timestamptz not null default now(),
  check ((state = 0) = (decided_at is null))
);
create index session_polls_of_task on session_polls (task_id, id);

create table session_poll_times (
  id bigint generated always as identity primary key,
  poll_id bigint not null references session_polls (id) on delete cascade,
  begin_at timestamptz not null,
  end_at timestamptz not null check (end_at > begin_at),
  is_chosen boolean not null default false,
  unique (poll_id, begin_at, end_at)
);
create unique index session_poll_times_chosen on session_poll_times (poll_id) where is_chosen;

-- Who is asked, and what they write to it.
create table session_poll_guests (
  poll_id bigint not null references session_polls (id) on delete cascade,
  sheet_id bigint not null references expert_sheets (id) on delete cascade,
  note text not null default '',
  answered_at timestamptz,
  primary key (poll_id, sheet_id)
);
create index session_poll_guests_of_sheet on session_poll_guests (sheet_id);

-- 1 suits, 2 if need be, 3 does not suit.
create table session_poll_answers (
  time_id bigint not null references session_poll_times (id) on delete cascade,
  sheet_id bigint not null references expert_sheets (id) on delete cascade,
  answer smallint not null check (answer between 1 and 3),
  primary key (time_id, sheet_id)
);
create index session_poll_answers_of_sheet on session_poll_answers (sheet_id);
