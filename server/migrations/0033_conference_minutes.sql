-- ## rooms

-- What is recorded in the room may be turned into text, which those who agree to the recording are told before.
alter table rooms add column may_transcribe boolean not null default false;
update rooms set may_transcribe = true where kind = 'conference';
-- The consent to this recording speaks of it.
alter table room_recordings add column covers_speech boolean not null default false;

-- ## conference-minutes

-- What a speech service has heard in a recording, corrected by the host, and the host's summary.
create table conference_minutes (
  recording_id bigint primary key references room_recordings (id) on delete cascade,
  language text not null check (language in ('zh', 'en')),
  state text not null default 'waiting' check (state in ('waiting', 'failed', 'done')),
  -- The name under which the service knows it; empty until it has been handed in.
  task text not null default '',
  asked_by bigint references users (id) on delete set null,
  began_at timestamptz not null default now(),
  lines_sealed bytea,
  summary_sealed bytea,
  check (state <> 'done' or lines_sealed is not null)
);
create index conference_minutes_by_asker on conference_minutes (asked_by);
