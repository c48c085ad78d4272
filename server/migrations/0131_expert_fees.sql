-- What an expert is paid for a part of a meeting.
create table expert_fees (
  id bigint generated always as identity primary key,
  sheet_id bigint not null references expert_sheets (id) on delete cascade,
  session_id bigint references expert_sessions (id) on delete set null,
  title text not null check (title <> ''),
  gross_fen bigint not null check (gross_fen > 0),
  -- 0 to confirm, 1 confirmed, 2 available, 4 disputed
  status smallint not null default 0 check (status in (0, 1, 2, 4)),
  -- Why the expert disputes it, and what was answered.
  reason text not null default '',
  answer text not null default '',
  confirmed_at timestamptz,
  -- When the agreement that names this amount was signed; a changed amount empties it.
  agreed_at timestamptz,
  -- When the evidence of the lecture was complete.
  evidence_at timestamptz,
  available_at timestamptz,
  created_by bigint references users (id) on delete set null,
  created_at timestamptz not null default now(),
  check ((status in (1, 2)) = (confirmed_at is not null)),
  check ((status = 2) = (available_at is not null))
);
create index expert_fees_of_sheet on expert_fees (sheet_id, id);
create index expert_fees_confirmed on expert_fees (id) where status = 1;
