-- What was proven: watch time, exams, credit, certificates.

-- What credit asks of one meeting, where it differs from the rule for all.
create table meeting_credit_rules (
  meeting_id bigint primary key references meetings (id) on delete cascade,
  needs_checkin boolean not null default true,
  watch_percent int not null default 80 check (watch_percent between 0 and 100),
  points_tenths int not null default 10 check (points_tenths >= 0)
);

-- Each time somebody begins to watch; the secret of its reports is derived, not kept.
create table watch_sessions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  meeting_id bigint not null references meetings (id) on delete cascade,
  -- 0 is the live stream.
  recording_id bigint not null default 0,
  schedule_id bigint not null default 0,
  pf text not null default '',
  uid text not null default '',
  opened_at timestamptz not null default now()
);
create index watch_sessions_by_meeting on watch_sessions (meeting_id, id);
create index watch_sessions_by_user on watch_sessions (user_id, id);

-- One row a person: nobody spends the same minute twice, however many pages they open.
create table watchers (
  user_id bigint primary key references users (id) on delete cascade,
  session_id bigint not null references watch_sessions (id) on delete cascade,
  seq int not null default 0,
  claimed_until timestamptz not null default now(),
  hidden_ms int not null default 0
) with (fillfactor = 50);
create index watchers_by_session on watchers (session_id);

create table watch_progress (
  user_id bigint not null references users (id) on delete cascade,
  meeting_id bigint not null references meetings (id) on delete cascade,
  recording_id bigint not null default 0,
  -- Milliseconds of the recording; of a live stream, since the meeting's begin.
  covered int4multirange not null default '{}',
  watched_ms bigint not null default 0,
  updated_at timestamptz not null default now(),
  primary key (user_id, meeting_id, recording_id)
) with (fillfactor = 70);
create index watch_progress_by_user on watch_progress (user_id, updated_at desc);

create table exams (
  id bigint generated always as identity primary key,
  meeting_id bigint not null unique references meetings (id) on delete cascade,
  title text not null,
  intro text not null default '',
  minutes int not null default 30 check (minutes between 1 and 600),
  -- How many questions of the bank one try asks; 0 asks all.
  question_num int not null default 0,
  pass_mark int not null default 60 check (pass_mark between 1 and 100),
  max_tries int not null default 3 check (max_tries > 0),
  published boolean not null default true
);

create table exam_questions (
  id bigint generated always as identity primary key,
  exam_id bigint not null references exams (id) on delete cascade,
  kind smallint not null default 1 check (kind in (1, 2)),
  title text not null,
  explanation text not null default '',
  sort int not null default 0
);
create index exam_questions_by_exam on exam_questions (exam_id, sort, id);

create table exam_options (
  id bigint generated always as identity primary key,
  question_id bigint not null references exam_questions (id) on delete cascade,
  label text not null,
  is_right boolean not null default false,
  sort int not null default 0
);
create index exam_options_by_question on exam_options (question_id, sort, id);

create table exam_tries (
  id bigint generated always as identity primary key,
  exam_id bigint not null references exams (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  number int not null,
  started_at timestamptz not null default now(),
  ends_at timestamptz not null,
  closed_at timestamptz,
  score int,
  unique (exam_id, user_id, number)
);
create unique index exam_tries_one_open on exam_tries (exam_id, user_id) where closed_at is null;
create index exam_tries_by_user on exam_tries (user_id, exam_id, number);

-- One question as one try shows it: its options in an order of its own, and what was chosen.
create table exam_try_questions (
  try_id bigint not null references exam_tries (id) on delete cascade,
  question_id bigint not null references exam_questions (id) on delete cascade,
  sort int not null,
  option_ids bigint[] not null,
  chosen_ids bigint[] not null default '{}',
  answered_at timestamptz,
  primary key (try_id, question_id)
);

create table credits (
  user_id bigint not null references users (id) on delete cascade,
  meeting_id bigint not null references meetings (id) on delete cascade,
  points_tenths int not null default 0,
  granted_at timestamptz not null default now(),
  primary key (user_id, meeting_id)
);
create index credits_by_user on credits (user_id, granted_at desc);

-- A certificate says what was true on its day, whatever is renamed later.
create table certificates (
  id bigint generated always as identity primary key,
  number text not null unique,
  user_id bigint references users (id) on delete set null,
  meeting_id bigint references meetings (id) on delete set null,
  truename text not null,
  meeting_title text not null,
  points_tenths int not null default 0,
  issued_on date not null,
  signature bytea not null,
  revoked_at timestamptz,
  revoke_reason text not null default '',
  created_at timestamptz not null default now(),
  unique (user_id, meeting_id)
);
create index certificates_by_user on certificates (user_id, id);
