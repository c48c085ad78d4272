-- Cases for teaching, made of consultations whose patients agree. Names, dates and numbers are removed before anything is stored.

create table teaching_cases (
  id bigint generated always as identity primary key,
  consultation_id bigint references consultations (id) on delete set null,
  author_id bigint references users (id) on delete set null,
  college_id bigint not null references colleges (id),
  title text not null,
  body text not null,
  -- Addresses of pictures; private until the case is passed.
  pictures jsonb not null default '[]',
  -- When the author recorded that the patient agrees, and to which text.
  consent_at timestamptz not null,
  consent_version smallint not null,
  -- 0 under review, 1 passed, 2 refused.
  state smallint not null default 0 check (state between 0 and 2),
  review_reason text not null default '',
  reviewed_at timestamptz,
  reviewer_id bigint references users (id) on delete set null,
  -- What readers see.
  article_id bigint references articles (id) on delete set null,
  created_at timestamptz not null default now(),
  check ((state = 0) = (reviewed_at is null))
);
-- A consultation becomes one case; after a refusal it may be tried again.
create unique index teaching_cases_one on teaching_cases (consultation_id) where state in (0, 1);
create index teaching_cases_by_state on teaching_cases (state, id);
