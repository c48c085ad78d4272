-- What proves that a lecture took place.
create table evidence_pictures (
  id bigint generated always as identity primary key,
  sheet_id bigint not null references expert_sheets (id) on delete cascade,
  file_key text not null,
  file_digest bytea not null,
  source text not null check (source in ('stream', 'upload')),
  -- The moment in the stream, or what the camera says.
  taken_at timestamptz,
  -- Pictures that look alike have hashes that differ in few bits.
  look bigint not null,
  flag text not null default '' check (flag in ('', 'used_before', 'too_old')),
  accept_reason text not null default '',
  accepted_by bigint references users (id) on delete set null,
  created_at timestamptz not null default now()
);
create index evidence_pictures_of_sheet on evidence_pictures (sheet_id, id);

-- The evidence of one sheet.
create table lecture_evidence (
  sheet_id bigint primary key references expert_sheets (id) on delete cascade,
  -- Set while the expert lets sponsors see that the lecture took place.
  consented_at timestamptz,
  completed_at timestamptz,
  -- Why an operator took it as complete although something was missing.
  complete_reason text not null default '',
  figures jsonb not null default '{}'
);

-- Packs as they were built; each is kept, since it may have been handed out.
create table evidence_packs (
  id bigint generated always as identity primary key,
  sheet_id bigint not null references expert_sheets (id) on delete cascade,
  file_key text not null,
  bytes bigint not null,
  file_digest bytea not null,
  built_at timestamptz not null default now()
);
create index evidence_packs_of_sheet on evidence_packs (sheet_id, id desc);

-- Accounts of companies that may see the lectures of a meeting.
create table evidence_sponsors (
  task_id bigint not null references expert_tasks (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  granted_by bigint references users (id) on delete set null,
  granted_at timestamptz not null default now(),
  primary key (task_id, user_id)
);
create index evidence_sponsors_of_user on evidence_sponsors (user_id);
