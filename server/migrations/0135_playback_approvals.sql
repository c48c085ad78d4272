-- Whether an expert lets a recording of their lecture be published.
create table playback_approvals (
  sheet_id bigint not null references expert_sheets (id) on delete cascade,
  recording_id bigint not null references meeting_recordings (id) on delete cascade,
  -- 1 approved, 2 refused
  status smallint not null check (status between 1 and 2),
  reason text not null default '',
  decided_at timestamptz not null default now(),
  primary key (sheet_id, recording_id)
);
