-- readable by older programs

-- ## recording-digests: a recording, read in five minutes.

-- One for each recording. Readers see it once it is released; until then it is its lecturers' and editors'.
create table recording_digests (
  recording_id bigint primary key references meeting_recordings (id) on delete cascade,
  -- The captions that it was drafted from, or '' when there are none any more; others are read again.
  source text not null,
  -- What is said there: [{second, words}].
  spoken jsonb not null,
  -- [{title, second, quotes: [{second, words}]}]
  chapters jsonb not null,
  -- Numbers of comments: [{comment_id, answer_id}]. What they say is read when it is shown, so that it goes with them.
  questions jsonb not null,
  -- What search finds it by, a line each: the quotes that stand in the captions.
  statements text not null default '',
  -- Grows with each change.
  revision int not null default 1,
  -- Whether everybody may watch the recording, as it was a minute ago.
  is_open boolean not null default false,
  drafted_at timestamptz not null default now(),
  edited_at timestamptz,
  edited_by bigint references users (id) on delete set null,
  released_at timestamptz,
  first_released_at timestamptz,
  released_by bigint references users (id) on delete set null
);
create index recording_digests_by_release on recording_digests (first_released_at desc, recording_id desc)
  where released_at is not null;
create trigger search_changed after insert or delete on recording_digests
  for each row execute function search_enqueue('digest', 'recording_id');
create trigger search_released after update on recording_digests for each row
  when ((old.released_at, old.statements, old.is_open) is distinct from (new.released_at, new.statements, new.is_open))
  execute function search_enqueue('digest', 'recording_id');

-- Who was told of the digests of which week.
create table digest_weeks (
  week_on date not null,
  user_id bigint not null references users (id) on delete cascade,
  primary key (week_on, user_id)
);
create index digest_weeks_by_user on digest_weeks (user_id);
