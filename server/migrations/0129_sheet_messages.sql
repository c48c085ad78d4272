-- SMS that lead a guest to their sheet.
create table sheet_messages (
  id bigint generated always as identity primary key,
  sheet_id bigint not null references expert_sheets (id) on delete cascade,
  kind text not null check (kind in ('invitation', 'change', 'reminder')),
  -- Of a reminder: when the first open session begins, and which of the reminders of it this is.
  due_at timestamptz,
  hours_before smallint,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed', 'dropped')),
  -- Whether the gateway may have it although it was given up.
  is_in_doubt boolean not null default false,
  created_by bigint references users (id) on delete set null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  check ((kind = 'reminder') = (due_at is not null and hours_before is not null)),
  unique (sheet_id, due_at, hours_before)
);
create index sheet_messages_of_sheet on sheet_messages (sheet_id, id);
-- Several changes, or several presses, before the SMS is on its way are one SMS.
create unique index sheet_messages_waiting on sheet_messages (sheet_id, kind) where state = 'waiting' and kind <> 'reminder';

-- Reminders look for what is open and begins soon.
create index expert_sessions_open on expert_sessions (begin_at) where status = 0;
