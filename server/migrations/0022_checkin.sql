-- Signing in to a meeting: the form with its review, and presence on site.

-- Which fields a meeting's form has; without a row it asks for the name alone and passes at once.
create table checkin_forms (
  meeting_id bigint primary key references meetings (id) on delete cascade,
  -- [{"field": "real_name", "required": true}, …] in the order in which they are asked for.
  fields jsonb not null,
  is_reviewed boolean not null default false
);

-- One row per submission. What was filled in lies encrypted as a whole.
create table checkins (
  id bigint generated always as identity primary key,
  meeting_id bigint not null references meetings (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  form_sealed bytea not null,
  photos jsonb not null default '[]',
  -- The person lets the organiser see what was filled in.
  consents boolean not null default false,
  state smallint not null check (state in (1, 2, 3)),
  reason text not null default '',
  submitted_at timestamptz not null default now(),
  reviewed_at timestamptz,
  reviewer_id bigint references users (id) on delete set null
);
-- One that is under review or passed per person and meeting, whatever arrives at the same time.
create unique index checkins_one_standing on checkins (meeting_id, user_id) where state in (1, 2);
create index checkins_of_user on checkins (user_id, meeting_id, id);
create index checkins_by_state on checkins (state, submitted_at, id);
create index checkins_of_meeting on checkins (meeting_id, id);

-- Who was there: by the code that the screen on site shows, or by the staff with a reason.
create table checkin_visits (
  id bigint generated always as identity primary key,
  meeting_id bigint not null references meetings (id) on delete cascade,
  session_id bigint references meeting_sessions (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  method text not null check (method in ('code', 'staff')),
  -- A digest; one device signs in one person.
  device bytea,
  staff_id bigint references users (id) on delete set null,
  reason text not null default '',
  at timestamptz not null default now(),
  check (method = 'code' and device is not null or method = 'staff' and reason <> ''),
  unique nulls not distinct (meeting_id, session_id, user_id)
);
create unique index checkin_visits_by_device on checkin_visits (meeting_id, coalesce(session_id, 0), device)
  where device is not null;
create index checkin_visits_of_user on checkin_visits (user_id, meeting_id);

alter table files
  drop constraint files_purpose_check,
  add constraint files_purpose_check check (purpose in ('', 'portrait', 'certificate', 'checkin'));
create index files_of_checkins on files (created_at) where purpose = 'checkin';
