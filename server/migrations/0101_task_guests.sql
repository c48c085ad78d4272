-- What an invited lecturer wants said of themselves in a meeting. Without a row their profile says it.
create table task_guests (
  task_id bigint primary key references meeting_tasks (id) on delete cascade,
  name text not null check (name <> ''),
  photo text not null default '',
  position text not null default '',
  hospital text not null default '',
  department text not null default '',
  introduction text not null default '',
  -- Empty for somebody who came with the code of the sheet.
  updated_by bigint references users (id) on delete set null,
  updated_at timestamptz not null default now()
);
