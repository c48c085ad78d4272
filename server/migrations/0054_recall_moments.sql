-- Short questions from the content of a recording.
create table recall_questions (
  id bigint generated always as identity primary key,
  recording_id bigint not null references meeting_recordings (id) on delete cascade,
  -- The second by which the answer has been said.
  at_seconds int not null check (at_seconds >= 0),
  title text not null
);
create index recall_questions_by_recording on recall_questions (recording_id, at_seconds);

create table recall_options (
  id bigint generated always as identity primary key,
  question_id bigint not null references recall_questions (id) on delete cascade,
  label text not null,
  is_right boolean not null default false
);
create index recall_options_by_question on recall_options (question_id);

-- When a person is asked during a recording, or during the live stream (recording 0). Only the server knows the moments.
create table recall_moments (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  meeting_id bigint not null references meetings (id) on delete cascade,
  recording_id bigint not null default 0,
  number int not null,
  -- The part in which it is asked, and the moment itself: milliseconds of the recording, or since the meeting's begin.
  from_ms int not null,
  to_ms int not null,
  at_ms int not null,
  -- Without a question the person only confirms that they are there.
  question_id bigint references recall_questions (id) on delete set null,
  due_at timestamptz,
  asked_at timestamptz,
  misses int not null default 0,
  met_at timestamptz,
  unique (user_id, meeting_id, recording_id, number)
);
create index recall_moments_by_question on recall_moments (question_id);

alter table meeting_credit_rules add column needs_recall boolean not null default true;
