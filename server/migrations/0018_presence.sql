-- ## Questions that give nothing away

-- The options of a question travel under numbers made for the person who is asked, in the order that is kept here.
alter table exam_try_questions add column option_keys bigint[] not null default '{}';
update exam_try_questions set option_keys =
  array(select 100000000 + n * 1000000 + floor(random() * 1000000)::bigint
    from unnest(option_ids) with ordinality as o (id, n) order by n);

alter table recall_moments
  add column option_ids bigint[] not null default '{}',
  add column option_keys bigint[] not null default '{}';

-- ## Questions about a live session, by those who hold it

create table live_questions (
  id bigint generated always as identity primary key,
  meeting_id bigint not null references meetings (id) on delete cascade,
  -- Null for a question about the whole meeting.
  session_id bigint references meeting_sessions (id) on delete cascade,
  author_id bigint references users (id) on delete set null,
  title text not null,
  taken_back_at timestamptz,
  created_at timestamptz not null default now()
);
create index live_questions_meeting on live_questions (meeting_id);

create table live_question_options (
  id bigint generated always as identity primary key,
  question_id bigint not null references live_questions (id) on delete cascade,
  label text not null,
  is_right boolean not null default false
);
create index live_question_options_question on live_question_options (question_id);

-- One question of each session that somebody has watched live, asked once the session is over.
create table live_question_asks (
  user_id bigint not null references users (id) on delete cascade,
  meeting_id bigint not null references meetings (id) on delete cascade,
  -- 0 for the whole meeting.
  session_id bigint not null default 0,
  question_id bigint references live_questions (id) on delete set null,
  option_ids bigint[] not null default '{}',
  option_keys bigint[] not null default '{}',
  misses int not null default 0,
  missed_at timestamptz,
  met_at timestamptz,
  primary key (user_id, meeting_id, session_id)
);

-- ## What somebody still knows days after the credit

create table rechecks (
  user_id bigint not null references users (id) on delete cascade,
  meeting_id bigint not null references meetings (id) on delete cascade,
  -- Days after the credit.
  stage smallint not null check (stage in (3, 14)),
  kind text not null check (kind in ('recall', 'live')),
  question_id bigint not null,
  option_ids bigint[] not null,
  option_keys bigint[] not null,
  asked_at timestamptz not null default now(),
  answered_at timestamptz,
  is_right boolean,
  primary key (user_id, meeting_id, stage)
);

-- ## What members have fetched of live streams

create table live_fetches (
  user_id bigint not null references users (id) on delete cascade,
  meeting_id bigint not null references meetings (id) on delete cascade,
  -- Of picture or sound: at most a little more than what was watched, so that nobody fetches ahead for hours.
  fetched_ms bigint not null default 0,
  bytes bigint not null default 0,
  updated_at timestamptz not null default now(),
  primary key (user_id, meeting_id)
);

-- ## Check-in on site that cannot be lent

-- Keys of devices that verify their user by finger, face or code before they sign.
create table checkin_passkeys (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now()
);
create index checkin_passkeys_of_user on checkin_passkeys (user_id);

alter table checkin_visits
  -- How the device proved itself; empty for what the staff entered.
  add column proof text not null default '' check (proof in ('', 'passkey', 'key')),
  add column passkey_id bigint references checkin_passkeys (id) on delete set null,
  -- Nobody had seen its key before.
  add column is_fresh boolean not null default false,
  -- A digest of the network it came from.
  add column address bytea,
  -- How many people with fresh keys came from that network within a second; 0 for fewer than make a burst.
  add column burst int not null default 0;
create index checkin_visits_fresh on checkin_visits (meeting_id, address, at) where is_fresh;

-- Somebody who has scanned the code and is let in at the counter.
create table checkin_waiting (
  id bigint generated always as identity primary key,
  meeting_id bigint not null references meetings (id) on delete cascade,
  session_id bigint references meeting_sessions (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  device bytea not null,
  proof text not null check (proof in ('passkey', 'key')),
  passkey_id bigint references checkin_passkeys (id) on delete set null,
  address bytea not null,
  burst int not null default 0,
  consents boolean not null default false,
  at timestamptz not null default now(),
  unique nulls not distinct (meeting_id, session_id, user_id)
);
create index checkin_waiting_address on checkin_waiting (meeting_id, address, at);
