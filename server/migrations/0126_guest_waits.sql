-- What an organiser asks of a guest besides the tasks of the sheet.
create table guest_waits (
  id bigint generated always as identity primary key,
  sheet_id bigint not null references expert_sheets (id) on delete cascade,
  kind text not null check (kind in ('travel', 'other')),
  title text not null,
  -- What the guest has written to it.
  content text not null default '',
  due_at timestamptz not null,
  -- 0 open, 1 done, 2 refused
  status smallint not null default 0 check (status between 0 and 2),
  reason text not null default '',
  decided_at timestamptz,
  created_by bigint references users (id) on delete set null,
  created_at timestamptz not null default now()
);
create index guest_waits_of_sheet on guest_waits (sheet_id, due_at);
