-- The versions of works as their authors write them: drafts, and what operators review. A version that has passed is copied to
-- productions under production_id, so everything that shows works reads what has passed and nothing else.
create table work_revisions (
  id bigint generated always as identity primary key,
  -- Taken from the numbers of productions before there is a row of that number, so there is no foreign key.
  production_id bigint not null,
  doctor_id bigint not null references doctors (id) on delete cascade,
  -- Who wrote it.
  user_id bigint not null references users (id) on delete cascade,
  -- 0 draft, 1 under review, 2 passed, 3 refused.
  state smallint not null default 0 check (state between 0 and 3),
  reason text not null default '',
  course_type smallint not null default 1 check (course_type in (1, 2)),
  title text not null default '',
  intro text not null default '',
  cover text not null default '',
  is_free boolean not null default true,
  price_fen int not null default 0 check (price_fen >= 0),
  former_price_fen int not null default 0 check (former_price_fen >= 0),
  offer_ends_at timestamptz,
  trial_seconds int not null default 0 check (trial_seconds >= 0),
  college_id bigint references colleges (id) on delete set null,
  disease_id bigint references diseases (id) on delete set null,
  -- The lessons in order; a single work has one without a title.
  lessons jsonb not null default '[]',
  captions jsonb not null default '[]',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  reviewed_at timestamptz,
  reviewer_id bigint references users (id) on delete set null
);
create unique index work_revisions_one_draft on work_revisions (production_id) where state = 0;
create unique index work_revisions_one_open on work_revisions (production_id) where state = 1;
create index work_revisions_of_work on work_revisions (production_id, id desc);
create index work_revisions_of_doctor on work_revisions (doctor_id, production_id, id desc);
create index work_revisions_by_state on work_revisions (state, created_at, id);
