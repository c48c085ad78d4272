-- What a meeting asks of the experts that it invites. The number of a task is in the address that they are sent.
create table expert_tasks (
  id bigint generated always as identity primary key,
  meeting_id bigint not null unique references meetings (id) on delete cascade,
  -- Where somebody who is not invited can read about the meeting.
  website text not null default '',
  created_by bigint references users (id) on delete set null,
  created_at timestamptz not null default now()
);

-- One guest of a task: who is invited, by which code, and whether they come. A person may have several.
create table expert_sheets (
  id bigint generated always as identity primary key,
  task_id bigint not null references expert_tasks (id) on delete cascade,
  -- The account of the invited number; the invitation opens one where there is none.
  user_id bigint not null references users (id) on delete cascade,
  -- 1 lecturer, 2 chair, 3 panel
  part smallint not null default 1 check (part between 1 and 3),
  note text not null default '',
  -- Opens the sheet without a login. The sealed one is sent again with a reminder.
  code_digest bytea,
  code_sealed bytea,
  -- How the meeting introduces the guest; while the name is empty their profile does.
  name text not null default '',
  photo text not null default '',
  position text not null default '',
  hospital text not null default '',
  department text not null default '',
  introduction text not null default '',
  -- 0 open, 1 confirmed, 2 refused
  status smallint not null default 0 check (status between 0 and 2),
  status_reason text not null default '',
  decided_at timestamptz,
  decided_by bigint references users (id) on delete set null,
  -- When the last fee was settled. From then on the code opens nothing.
  settled_at timestamptz,
  created_at timestamptz not null default now(),
  unique (task_id, code_digest)
);
create index expert_sheets_of_user on expert_sheets (user_id);

-- A part of the programme that a guest is asked to take.
create table expert_sessions (
  id bigint generated always as identity primary key,
  sheet_id bigint not null references expert_sheets (id) on delete cascade,
  programme_id bigint references meeting_sessions (id) on delete set null,
  kind text not null check (kind in ('lecture', 'host', 'discussion', 'comment')),
  title text not null,
  hall text not null default '',
  begin_at timestamptz not null,
  end_at timestamptz not null,
  -- 0 open, 1 confirmed, 2 refused, 3 another time proposed
  status smallint not null default 0 check (status between 0 and 3),
  proposed_begin_at timestamptz,
  reason text not null default '',
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  check (begin_at < end_at),
  check ((status = 3) = (proposed_begin_at is not null))
);
create index expert_sessions_of_sheet on expert_sessions (sheet_id, begin_at);

-- Browsers in which a sheet was opened. All but the first have to prove that they are the guest's.
create table sheet_devices (
  sheet_id bigint not null references expert_sheets (id) on delete cascade,
  device_digest bytea not null,
  client text not null,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  proved_at timestamptz,
  primary key (sheet_id, device_digest)
);

-- Everything that either side changed, and why. Rows are only added.
create table sheet_changes (
  id bigint generated always as identity primary key,
  sheet_id bigint not null references expert_sheets (id) on delete cascade,
  kind text not null,
  -- The session, room, fee … that it is about.
  subject_id bigint,
  detail jsonb not null default '{}',
  reason text not null default '',
  -- Empty for a guest who came by the code.
  actor_id bigint references users (id) on delete set null,
  by_guest boolean not null,
  device_digest bytea,
  created_at timestamptz not null default now()
);
create index sheet_changes_of_sheet on sheet_changes (sheet_id, id);

insert into expert_tasks (meeting_id) select distinct meeting_id from meeting_tasks order by meeting_id;

insert into expert_sheets (task_id, user_id, part, note, code_digest,
  name, photo, position, hospital, department, introduction, status, decided_at, decided_by, created_at)
select distinct on (m.meeting_id, m.user_id) t.id, m.user_id,
  case m.kind when 'lecture' then 1 when 'host' then 2 else 3 end, m.note, m.code_digest,
  coalesce(g.name, ''), coalesce(g.photo, ''), coalesce(g.position, ''), coalesce(g.hospital, ''),
  coalesce(g.department, ''), coalesce(g.introduction, ''),
  case when m.confirmed_at is null then 0 else 1 end, m.confirmed_at, m.confirmed_by, m.created_at
from meeting_tasks m
join expert_tasks t on t.meeting_id = m.meeting_id
left join task_guests g on g.task_id = m.id
order by m.meeting_id, m.user_id, m.id;

insert into expert_sessions (sheet_id, kind, title, hall, begin_at, end_at, status, decided_at, created_at)
select s.id, m.kind, m.topic, m.place, m.begin_at, greatest(m.end_at, m.begin_at + interval '1 minute'),
  case when m.confirmed_at is null then 0 else 1 end, m.confirmed_at, m.created_at
from meeting_tasks m
join expert_tasks t on t.meeting_id = m.meeting_id
join expert_sheets s on s.task_id = t.id and s.user_id = m.user_id;

drop table task_guests;
drop table meeting_tasks;
