-- The tables of the group `meetings`, by feature. A foreign key to a table of a later group is added there, below that table.

-- ## credit-wallet

-- Credits that members have earned elsewhere, and how many credits a year are required of whom.
create table external_credits (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  title text not null check (title <> ''),
  organiser text not null default '',
  -- The number of the certificate, sealed; the digest finds it again. Both null without a number.
  number_sealed bytea,
  number_digest bytea,
  -- The title without blanks and in small letters: together with the day it identifies what was attended.
  title_key text not null check (title_key <> ''),
  credit_class smallint not null check (credit_class in (1, 2)),
  points_tenths int not null check (points_tenths > 0),
  earned_on date not null,
  -- Addresses of sealed photos or PDFs of the certificate.
  files jsonb not null default '[]',
  -- Counts once its owner has compared it with the certificate.
  confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  check ((number_sealed is null) = (number_digest is null))
);
-- Nothing counts twice: neither a certificate nor a meeting.
create unique index external_credits_by_number on external_credits (user_id, number_digest) where number_digest is not null;
create unique index external_credits_by_title on external_credits (user_id, title_key, earned_on);
create index external_credits_by_day on external_credits (user_id, earned_on desc, id desc);

create table credit_requirements (
  id bigint generated always as identity primary key,
  year smallint not null check (year between 2000 and 2100),
  -- Empty: for every title, for every province. The closest one applies.
  title text not null default '',
  province text not null default '',
  points_tenths int not null check (points_tenths > 0),
  -- How many of them have to be of class I.
  first_class_tenths int not null default 0 check (first_class_tenths between 0 and points_tenths),
  note text not null default '',
  updated_by bigint references users (id) on delete set null,
  updated_at timestamptz not null default now(),
  unique (year, title, province)
);


-- ## meetings

create table meetings (
  id bigint generated always as identity primary key,
  parent_id bigint references meetings (id) on delete cascade,
  college_id bigint not null,
  title text not null,
  intro text not null default '',
  cover text not null,
  speaker text not null default '',
  begin_at timestamptz not null,
  end_at timestamptz not null check (end_at > begin_at),
  is_big boolean not null default false,
  is_offline boolean not null default false,
  is_credit boolean not null default false,
  is_enterprise boolean not null default false,
  has_stream boolean not null default false,
  audience text not null default 'all',
  selected_son_id bigint not null default 0,
  view_count int not null default 0,
  view_display_status smallint not null default 1 check (view_display_status in (1, 2)),
  published boolean not null default true,
  created_at timestamptz not null default now(),
  -- Whether it can be booked before it begins.
  reservable boolean not null default true,
  -- An academic conference of a subject.
  is_subject boolean not null default false,
  -- Of a child meeting: picked for the home of its large one.
  is_chosen boolean not null default false,
  share_count int not null default 0,
  -- Whether a doctor's licence has to be verified; otherwise the identity that people declare is believed.
  needs_licence boolean not null default false,
  -- Where a meeting is held; empty for one without a venue.
  venue text not null default '' check (length(venue) <= 100),
  -- What operators prepare and take back: a meeting is published at its time, sessions and questions are withdrawn and can come back.
  publish_at timestamptz,
  certificate_template_id bigint,
  -- `member` is anybody who is logged in.
  constraint meetings_audience_check
    check (audience in ('all', 'member', 'doctor', 'enterprise', 'faculty', 'invited'))
);
create index meetings_by_begin on meetings (begin_at, id) where parent_id is null and published;
create index meetings_by_college on meetings (college_id, begin_at) where parent_id is null and published;
create index meetings_by_parent on meetings (parent_id) where parent_id is not null;
-- What is still to come is little; found by its end, not by walking past everything that is over.
create index meetings_by_end on meetings (end_at) where parent_id is null and published;
create index meetings_by_views on meetings (view_count, id) where parent_id is null and published;
create index meetings_with_credit on meetings (begin_at, id) where parent_id is null and published and is_credit;
create index meetings_of_companies on meetings (begin_at, id) where parent_id is null and published and is_enterprise;
create index meetings_of_subjects on meetings (begin_at desc, id desc)
  where is_subject and published and parent_id is null;
-- Those that begin soon, child meetings too.
create index meetings_by_time on meetings (begin_at) where published;
create index meetings_to_publish on meetings (publish_at) where publish_at is not null;
alter table meeting_profile_fields add foreign key (meeting_id) references meetings (id) on delete cascade;

create table meeting_diseases (
  meeting_id bigint not null references meetings (id) on delete cascade,
  disease_id bigint not null,
  primary key (meeting_id, disease_id)
);
create index meeting_diseases_by_disease on meeting_diseases (disease_id);

create table meeting_sessions (
  id bigint generated always as identity primary key,
  meeting_id bigint not null references meetings (id) on delete cascade,
  hall text not null default '',
  title text not null,
  doctor_id bigint references doctors (id) on delete set null,
  begin_at timestamptz not null,
  end_at timestamptz not null,
  taken_back_at timestamptz,
  constraint meeting_sessions_time check (end_at > begin_at) not valid
);
create index meeting_sessions_by_meeting on meeting_sessions (meeting_id, begin_at);
create index meeting_sessions_by_doctor on meeting_sessions (doctor_id, begin_at) where taken_back_at is null;

create table meeting_doctors (
  meeting_id bigint not null references meetings (id) on delete cascade,
  doctor_id bigint not null references doctors (id) on delete cascade,
  sort int not null default 0,
  primary key (meeting_id, doctor_id)
);
create index meeting_doctors_by_doctor on meeting_doctors (doctor_id);

-- The portrait of the first speaker. Lists ask for it only beside what goes on now, which the planner cannot know: without
-- the cost it would read a page of a subject by another index.
create function meeting_speaker_cover(meeting bigint) returns text
  language sql stable parallel safe cost 1 as $$
  select d.cover from meeting_doctors md join doctors d on d.id = md.doctor_id
  where md.meeting_id = meeting order by md.sort, d.id limit 1
$$;

create table meeting_recordings (
  id bigint generated always as identity primary key,
  meeting_id bigint not null references meetings (id) on delete cascade,
  session_id bigint references meeting_sessions (id) on delete set null,
  name text not null,
  video text not null,
  seconds int not null default 0,
  sort int not null default 0,
  published boolean not null default true,
  created_at timestamptz not null default now(),
  began_at timestamptz,
  -- Recordings: the same in several clarities, with captions, chapters, a second sound, and the operation that is shown.
  clarities jsonb not null default '[]',
  captions jsonb not null default '[]',
  -- The same pictures with somebody who explains them; empty where there is none.
  commentary text not null default '',
  operation_id bigint,
  -- Pairs of a moment and the millisecond of the recording that was written then, in milliseconds: breaks and lost lines are not on the
  -- tape, so what was said live finds its second through them. Null for what was not recorded here.
  timeline jsonb,
  -- WebVTT that names a picture for every few seconds: shown above the seek bar, and in the place of a video whose sound alone plays.
  preview text not null default ''
);
create index meeting_recordings_by_meeting on meeting_recordings (meeting_id, sort);
create index recordings_with_captions on meeting_recordings (id) where captions <> '[]';

-- What a meeting asks before it is watched; without a row nothing. A child meeting without one asks what its large one does.
create table meeting_entries (
  meeting_id bigint primary key references meetings (id) on delete cascade,
  needs_completion boolean not null default false,
  needs_sign_in boolean not null default false,
  -- How to reach the organiser, as it is shown.
  contact text not null default ''
);

-- Who runs a meeting: starts it, and keeps order in its room.
create table meeting_managers (
  meeting_id bigint not null references meetings (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  id bigint generated always as identity unique,
  primary key (meeting_id, user_id)
);
create index meeting_managers_by_user on meeting_managers (user_id);

-- What credit asks of one meeting, where it differs from the rule for all.
create table meeting_credit_rules (
  meeting_id bigint primary key references meetings (id) on delete cascade,
  needs_checkin boolean not null default true,
  watch_percent int not null default 80 check (watch_percent between 0 and 100),
  points_tenths int not null default 10 check (points_tenths >= 0),
  needs_recall boolean not null default true
);

create table recording_chapters (
  id bigint generated always as identity primary key,
  recording_id bigint not null references meeting_recordings (id) on delete cascade,
  title text not null,
  at_seconds int not null check (at_seconds >= 0)
);
create index recording_chapters_by_recording on recording_chapters (recording_id, at_seconds, id);

-- When the picture of a meeting was shown to its viewers, without tea breaks and broken lines: live watch time counts only then.
create table on_air_periods (
  meeting_id bigint not null references meetings (id) on delete cascade,
  began_at timestamptz not null default now(),
  -- The process that holds the stream confirms it every few seconds, so that a period ends when that process dies. Null for a stream
  -- that another server holds.
  confirmed_at timestamptz,
  ended_at timestamptz,
  primary key (meeting_id, began_at),
  check (ended_at >= began_at)
);
create unique index on_air_periods_open on on_air_periods (meeting_id) where ended_at is null;


-- ## watching

-- The setting of a session wins over that of its meeting, a meeting's over that of its large one; 0 lifts a restriction.
create table watch_settings (
  id bigint generated always as identity primary key,
  meeting_id bigint not null references meetings (id) on delete cascade,
  session_id bigint references meeting_sessions (id) on delete cascade,
  watch_status smallint not null default 1 check (watch_status in (0, 1)),
  -- 1 whitelist, 2 password, 3 login.
  watch_type smallint not null check (watch_type in (1, 2, 3)),
  password_hash text,
  unique nulls not distinct (meeting_id, session_id)
);
create index watch_settings_of_session on watch_settings (session_id) where session_id is not null;

-- By number, so that people are on it before they have an account.
create table watch_whitelist (
  setting_id bigint not null references watch_settings (id) on delete cascade,
  phone_digest bytea not null,
  -- The number as ciphertext, so that organisers can see whom they have listed, masked. Null for a number that was listed without it.
  phone_sealed bytea,
  -- The console names a row by a number.
  id bigint generated always as identity unique,
  primary key (setting_id, phone_digest)
);

-- Who has given the password: a digest of the account, or of a visitor's browser and address. Another password, and it is void.
create table watch_passes (
  setting_id bigint not null references watch_settings (id) on delete cascade,
  holder bytea not null,
  password_hash text not null,
  passed_at timestamptz not null default now(),
  primary key (setting_id, holder)
);

-- The accounts that a meeting of audience `invited` is for.
create table meeting_guests (
  meeting_id bigint not null references meetings (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  -- An invited expert has the rights of those who speak, whether or not they have a homepage.
  is_lecturer boolean not null default false,
  id bigint generated always as identity unique,
  primary key (meeting_id, user_id)
);
create index meeting_guests_of_user on meeting_guests (user_id);


-- ## checkin

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
  reviewer_id bigint references users (id) on delete set null,
  -- The device from which a form was submitted, where the browser has a key.
  device bytea
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
  -- The person lets the organiser see who was there.
  consents boolean not null default false,
  check (method = 'code' and device is not null or method = 'staff' and reason <> ''),
  unique nulls not distinct (meeting_id, session_id, user_id)
);
create index checkin_visits_of_user on checkin_visits (user_id, meeting_id);

-- Which account a device has checked in to a meeting, by a digest of the device's public key: one account per device and meeting.
create table checkin_devices (
  meeting_id bigint not null references meetings (id) on delete cascade,
  device bytea not null,
  user_id bigint not null references users (id) on delete cascade,
  claimed_at timestamptz not null default now(),
  primary key (meeting_id, device)
);
create index checkin_devices_of_user on checkin_devices (user_id);


-- ## live

create table live_streams (
  meeting_id bigint primary key references meetings (id) on delete cascade,
  -- The key by which a stream is let in: sealed to be shown again, digested to be found.
  key_sealed bytea not null,
  key_digest bytea not null unique,
  phase text not null default 'open' check (phase in ('open', 'break', 'ended')),
  is_streaming boolean not null default false,
  stream_no integer not null default 0,
  -- The process that takes the stream, as the others reach it.
  relay text not null default '',
  -- A broadcast that overruns moves the meeting's end along; this is where it was announced.
  planned_end_at timestamptz,
  stream_changed_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  -- What arrives of a stream, measured by the process that takes it; null where nobody measures.
  bitrate_kbps int
);
create index live_streams_streaming on live_streams (meeting_id) where is_streaming;

create table live_watchers (
  meeting_id bigint not null references meetings (id) on delete cascade,
  -- u and the user id, or g and the browser's identity.
  viewer text not null,
  user_id bigint references users (id) on delete set null,
  pf text not null default '',
  uid text not null default '',
  schedule_id bigint references meeting_sessions (id) on delete set null,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  primary key (meeting_id, viewer)
);
create index live_watchers_by_user on live_watchers (user_id);
create index live_watchers_by_session on live_watchers (schedule_id);

create table meeting_rooms (
  meeting_id bigint primary key references meetings (id) on delete cascade,
  provider text not null check (provider in ('zoom', 'saas')),
  room_number text not null,
  password_sealed bytea
);


-- ## live-room

-- Likes are counted, not kept one by one.
create table room_likes (
  meeting_id bigint primary key references meetings (id) on delete cascade,
  count bigint not null default 0,
  -- When the room heard of it last, whichever process told it.
  told_at timestamptz not null default '-infinity'
);

create table room_rules (
  meeting_id bigint primary key references meetings (id) on delete cascade,
  -- Seconds between two comments of one person, 0 for no slow mode.
  slow_seconds integer not null default 0,
  changed_by bigint references users (id) on delete set null,
  changed_at timestamptz not null default now()
);
create index room_rules_by_changer on room_rules (changed_by);

create table room_mutes (
  meeting_id bigint not null references meetings (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  reason text not null check (reason in ('advertising', 'abuse', 'flooding', 'other')),
  until_at timestamptz not null,
  muted_by bigint references users (id) on delete set null,
  created_at timestamptz not null default now(),
  id bigint generated always as identity unique,
  primary key (meeting_id, user_id)
);
create index room_mutes_by_user on room_mutes (user_id);
create index room_mutes_by_muter on room_mutes (muted_by);

-- Who came into a room, for the strip of arriving viewers.
create table room_viewers (
  meeting_id bigint not null references meetings (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  arrived_at timestamptz not null default now(),
  primary key (meeting_id, user_id)
);
create index room_viewers_latest on room_viewers (meeting_id, arrived_at desc);
create index room_viewers_by_user on room_viewers (user_id);
-- Old arrivals are deleted by their age. A block range index costs next to nothing, and none of the updates.
create index room_viewers_by_age on room_viewers using brin (arrived_at);

create table live_tip_offs (
  id bigint generated always as identity primary key,
  meeting_id bigint not null references meetings (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  kind text not null check (kind in ('advertising', 'misinformation', 'infringement', 'privacy', 'other')),
  content text not null default '',
  -- In Shanghai: once a user, live and day.
  day date not null default (now() at time zone 'Asia/Shanghai')::date,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  unique (meeting_id, user_id, day)
);
create index live_tip_offs_open on live_tip_offs (created_at, id) where decided_at is null;
create index live_tip_offs_by_user on live_tip_offs (user_id);


-- ## study

-- One row a person, so that the same minute counts once, however many pages are open.
create table watchers (
  user_id bigint primary key references users (id) on delete cascade,
  session_id bigint not null,
  seq int not null default 0,
  claimed_until timestamptz not null default now(),
  hidden_ms int not null default 0,
  -- What is watched stands here, so that a report does not have to read its session.
  meeting_id bigint not null references meetings (id) on delete cascade,
  recording_id bigint not null default 0
) with (fillfactor = 50);
create index watchers_by_meeting on watchers (meeting_id);

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

create table credits (
  user_id bigint not null references users (id) on delete cascade,
  meeting_id bigint not null references meetings (id) on delete cascade,
  points_tenths int not null default 0,
  granted_at timestamptz not null default now(),
  -- Credit is taken back with its certificate; the row stays, so that it is not granted again by itself.
  revoked_at timestamptz,
  primary key (user_id, meeting_id)
);
create index credits_by_user on credits (user_id, granted_at desc);

-- Each time somebody begins to watch; the secret of its reports is derived, not kept.
create table watch_sessions (
  id bigint generated always as identity,
  user_id bigint not null references users (id) on delete cascade,
  meeting_id bigint not null references meetings (id) on delete cascade,
  -- 0 is the live stream.
  recording_id bigint not null default 0,
  schedule_id bigint not null default 0,
  pf text not null default '',
  uid text not null default '',
  opened_at timestamptz not null default now(),
  primary key (id, opened_at)
) partition by range (opened_at);
create index watch_sessions_by_meeting on watch_sessions (meeting_id, id);
create index watch_sessions_by_user on watch_sessions (user_id, id);
create table watch_sessions_default partition of watch_sessions default;
select create_month('watch_sessions', 'opened_at', month::date)
from generate_series(date_trunc('month', now() at time zone 'UTC'),
  date_trunc('month', now() at time zone 'UTC') + interval '2 months', '1 month') month;

-- Short questions from the content of a recording.
create table recall_questions (
  id bigint generated always as identity primary key,
  recording_id bigint not null references meeting_recordings (id) on delete cascade,
  -- The second by which the answer has been said.
  at_seconds int not null check (at_seconds >= 0),
  title text not null,
  -- A question that an operator takes back is not drawn any more, and is kept for those who were asked.
  taken_back_at timestamptz
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

-- The bytes of a recording that were sent to a member's player: watch time counts only for what was fetched.
create table fetched_media (
  user_id bigint not null references users (id) on delete cascade,
  file_key text not null,
  bytes int8multirange not null default '{}',
  updated_at timestamptz not null default now(),
  primary key (user_id, file_key)
);
create index fetched_media_by_time on fetched_media (updated_at);

-- How long a member has watched on a day in Shanghai, by kind: live, a recording of a meeting, a lesson of a work.
create table watch_days (
  user_id bigint not null references users (id) on delete cascade,
  day date not null,
  kind text not null check (kind in ('live', 'recording', 'lesson')),
  watched_ms bigint not null check (watched_ms >= 0),
  primary key (user_id, day, kind)
);


-- ## exams

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
  sort int not null default 0,
  taken_back_at timestamptz
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


-- ## certificates

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
  -- A certificate looks as on its day, whatever becomes of the template; null for the usual look.
  look jsonb
);
create index certificates_by_user on certificates (user_id, id);
create unique index certificates_one_valid on certificates (user_id, meeting_id) where revoked_at is null;

-- How the certificates of a meeting look.
create table certificate_templates (
  id bigint generated always as identity primary key,
  name text not null,
  issuer text not null,
  heading text not null,
  heading_en text not null,
  lead text not null,
  closing text not null,
  closing_en text not null,
  remark text not null default '',
  accent text not null check (accent ~ '^#[0-9a-f]{6}$'),
  taken_back_at timestamptz,
  created_at timestamptz not null default now()
);
alter table meetings add foreign key (certificate_template_id) references certificate_templates (id);


-- ## reservations

create table meeting_reservations (
  id bigint generated always as identity primary key,
  meeting_id bigint not null references meetings (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  language text not null default 'zh' check (language in ('zh', 'en')),
  created_at timestamptz not null default now(),
  -- The reminder. It is due five minutes before the meeting begins, whenever that comes to be.
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed')),
  pushed_at timestamptz,
  sent_at timestamptz,
  -- Begins that the person was reminded of already.
  reminded timestamptz[] not null default '{}',
  -- Whether an earlier try may have reached the gateway.
  is_in_doubt boolean not null default false,
  -- The begin that somebody who booked a meeting was told; null once they were told that it does not take place.
  known_begin_at timestamptz,
  unique (meeting_id, user_id)
);
create index meeting_reservations_of_user on meeting_reservations (user_id, meeting_id);
create index meeting_reservations_open on meeting_reservations (meeting_id) where state in ('waiting', 'sending');

-- A meeting that is put off is reminded of again.
create function renew_reminders() returns trigger language plpgsql as $$
begin
  update meeting_reservations
  set state = 'waiting', pushed_at = null, sent_at = null, is_in_doubt = false
  where meeting_id = new.id and (state <> 'waiting' or pushed_at is not null);
  return null;
end $$;
create trigger meetings_put_off after update of begin_at on meetings
  for each row when (old.begin_at is distinct from new.begin_at) execute function renew_reminders();

-- Renewing the address of a calendar makes the former one useless.
create table calendar_feeds (
  user_id bigint primary key references users (id) on delete cascade,
  version int not null default 1
);


-- ## reports

create table reports (
  id bigint generated always as identity primary key,
  meeting_id bigint not null references meetings (id) on delete cascade,
  title text not null,
  cover text not null,
  intro text not null default '',
  body text not null,
  source text not null default '',
  view_count int not null default 0,
  share_count int not null default 0,
  published boolean not null default true,
  published_at timestamptz not null default now()
);
create index reports_by_meeting on reports (meeting_id, published_at desc, id desc) where published;
create index reports_latest on reports (published_at desc, id desc) where published;
