-- How far a member has come in a lesson. The order of the key serves the curve of one lesson.
create table lesson_progress (
  lesson_id bigint not null references production_episodes (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  production_id bigint not null references productions (id) on delete cascade,
  -- What was played, in milliseconds of the video; watching a part again adds nothing.
  covered int4multirange not null default '{}',
  -- Real time, which watching again does add to.
  watched_ms bigint not null default 0,
  -- Real time is counted until then, so that a repeated report counts once.
  claimed_until timestamptz not null default now(),
  -- The second at which the lesson was left.
  position int not null default 0,
  completed_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (lesson_id, user_id)
);
create index lesson_progress_by_member on lesson_progress (user_id, production_id);
create index lesson_progress_by_work on lesson_progress (production_id);

-- What happened to a work on a day in Shanghai, for its author: a row a day however many watch it.
create table work_days (
  production_id bigint not null references productions (id) on delete cascade,
  day date not null,
  views int not null default 0,
  watched_ms bigint not null default 0,
  -- Lessons that members have completed.
  completions int not null default 0,
  primary key (production_id, day)
);
