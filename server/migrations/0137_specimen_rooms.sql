-- Rooms in which guests of a task look at specimens and rehearse, and what each guest says to its use.
create table specimen_rooms (
  id bigint generated always as identity primary key,
  task_id bigint not null references expert_tasks (id) on delete cascade,
  title text not null check (title <> ''),
  place text not null default '',
  begin_at timestamptz not null,
  end_at timestamptz not null check (end_at > begin_at),
  -- What is prepared in the room.
  materials text not null default '',
  created_by bigint references users (id) on delete set null,
  created_at timestamptz not null default now()
);
create index specimen_rooms_of_task on specimen_rooms (task_id, begin_at);

create table specimen_room_guests (
  id bigint generated always as identity primary key,
  room_id bigint not null references specimen_rooms (id) on delete cascade,
  sheet_id bigint not null references expert_sheets (id) on delete cascade,
  -- 0 open, 1 confirmed, 2 refused
  status smallint not null default 0 check (status in (0, 1, 2)),
  -- Why the guest refused.
  reason text not null default '',
  decided_at timestamptz,
  unique (room_id, sheet_id),
  check ((status = 0) = (decided_at is null))
);
create index specimen_room_guests_of_sheet on specimen_room_guests (sheet_id);
