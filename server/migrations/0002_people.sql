-- The tables of the group `people`, by feature. A foreign key to a table of a later group is added there, below that table.

-- ## account

create table users (
  id bigint generated always as identity (start with 100001) primary key,
  country_code text not null default '86',
  phone_digest bytea unique,
  phone_sealed bytea,
  account text unique,
  password_hash text,
  password_initial boolean not null default false,
  password_changed_at timestamptz not null default now(),
  status text not null default 'active' check (status in ('active', 'forbidden', 'deleted')),
  user_type smallint not null default 0 check (user_type between 0 and 3),
  truename text not null default '',
  photo text not null default '',
  hospital text not null default '',
  department text not null default '',
  title text not null default '',
  company text not null default '',
  home_college_id bigint not null default 0,
  created_at timestamptz not null default now(),
  seen_at timestamptz,
  email_sealed bytea,
  product_group text not null default '',
  good_at text not null default '',
  introduce text not null default '',
  notify_sms boolean not null default true,
  notify_push boolean not null default true,
  notify_mail boolean not null default false,
  -- The language in which a user last used the platform: for what is sent to them while they are away.
  language text not null default 'zh' check (language in ('zh', 'en')),
  -- What an operator may do follows from roles, and only after a second login step.
  operator_roles text[] not null default '{}'
    check (operator_roles <@ array['editor', 'meetingManager', 'reviewer', 'financeClerk', 'financeApprover',
    'unionClerk', 'support', 'analyst', 'administrator']),
  -- The account that somebody goes on with after two of theirs were merged; this one is closed.
  merged_into bigint references users (id) on delete set null
);
create index users_operators on users (id) where operator_roles <> '{}';
-- The list of all people in the console, found by name or hospital and sorted by any of these.
create index users_by_name on users (truename, id);
create index users_by_creation on users (created_at, id);
create index users_by_visit on users (seen_at, id);
create index users_by_hospital on users (hospital, id) include (user_type, status, department);
-- Most lists of people are narrowed by identity first: counting the doctors of a hospital reads a part of this index alone.
create index users_by_identity on users (user_type, hospital) include (status, department);
create index users_merged on users (merged_into) where merged_into is not null;
alter table files add foreign key (owner_id) references users (id) on delete set null;
alter table queued_notices add foreign key (user_id) references users (id) on delete cascade;

-- One row is one login on one client. A login is never revived: it ends once, with a reason.
create table sessions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  client text not null,
  guest_id text not null default '',
  refresh_digest bytea not null unique,
  sys_digest bytea not null unique,
  cookie_digest bytea not null unique,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_by text check (ended_by in ('logout', 'elsewhere', 'password', 'reuse', 'operator', 'deleted')),
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  elevated_until timestamptz
);
create index sessions_of_user on sessions (user_id) where ended_at is null;
-- Logins that ran out long ago are removed, with everything that hangs on them.
create index sessions_by_expiry on sessions (expires_at);
-- A browser that an account was logged in by before is trusted with more codes.
create index sessions_by_guest on sessions (guest_id);

-- Several tokens of a login may be valid side by side: requests under way keep the one they left with.
create table session_tokens (
  digest bytea primary key,
  session_id bigint not null references sessions (id) on delete cascade,
  expires_at timestamptz not null
);
create index session_tokens_of_session on session_tokens (session_id);

-- A refresh token that was traded in already. Seeing it again means that somebody copied it.
create table spent_refresh_tokens (
  digest bytea primary key,
  session_id bigint not null references sessions (id) on delete cascade,
  spent_at timestamptz not null default now()
);
create index spent_refresh_tokens_of_session on spent_refresh_tokens (session_id);

create table sms_codes (
  id bigint generated always as identity primary key,
  phone_digest bytea not null,
  address_digest bytea not null,
  scene text not null,
  code_digest bytea not null,
  tries smallint not null default 0,
  used_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  -- A code is for the browser that asked for it.
  browser text not null default ''
);
create index sms_codes_by_phone on sms_codes (phone_digest, created_at);
create index sms_codes_by_address on sms_codes (address_digest, created_at);
create index sms_codes_by_age on sms_codes (created_at);

create table agreements (
  id bigint primary key,
  name_zh text not null,
  name_en text not null,
  content_zh text not null,
  content_en text not null,
  updated_at timestamptz not null default now()
);

-- A person as one kind of app (1 official account, 2 mini-program, 3 WeChat Work) knows them.
create table wechat_identities (
  id bigint generated always as identity primary key,
  -- 4 is a website of the open platform: browsers outside WeChat, which show a code to scan.
  app_type smallint not null check (app_type between 1 and 4),
  openid text not null,
  unionid text not null default '',
  user_id bigint references users (id) on delete set null,
  nickname text not null default '',
  photo text not null default '',
  bound_at timestamptz,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  unique (app_type, openid)
);
create index wechat_identities_by_unionid on wechat_identities (unionid) where unionid <> '';
create index wechat_identities_of_user on wechat_identities (user_id) where user_id is not null;

-- An authorization that a browser has begun. The row goes when its code comes back.
create table wechat_states (
  digest bytea primary key,
  guest_id text not null,
  app_type smallint not null,
  expires_at timestamptz not null
);
create index wechat_states_by_expiry on wechat_states (expires_at);

-- A browser has shown that it holds this identity, which has no user yet. The next login there may bind it.
create table wechat_proofs (
  guest_id text not null,
  identity_id bigint not null references wechat_identities (id) on delete cascade,
  expires_at timestamptz not null,
  primary key (guest_id, identity_id)
);
create index wechat_proofs_by_identity on wechat_proofs (identity_id);
create index wechat_proofs_by_expiry on wechat_proofs (expires_at);

-- Somebody is invited once, even if somebody else claims it later.
create table invitations (
  user_id bigint primary key references users (id) on delete cascade,
  inviter_id bigint not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  check (user_id <> inviter_id)
);
create index invitations_by_inviter on invitations (inviter_id);

-- Browsers in which the owner of a phone number has entered an SMS code before doing something about money.
create table proved_browsers (
  phone_digest bytea not null,
  browser text not null check (browser <> ''),
  proved_at timestamptz not null default now(),
  primary key (phone_digest, browser)
);
create index proved_browsers_by_time on proved_browsers (proved_at);

-- The browsers and apps in which an account was used. A login without proof of the number in another one is told to its owner.
create table known_devices (
  user_id bigint not null references users (id) on delete cascade,
  device_digest bytea not null,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  primary key (user_id, device_digest)
);
create index known_devices_seen_at on known_devices (seen_at);


-- ## doctors

create table doctors (
  id bigint generated always as identity primary key,
  user_id bigint unique references users (id) on delete set null,
  name text not null,
  cover text not null,
  hospital text not null,
  department text not null,
  title text not null,
  college_id bigint not null,
  good_at text not null default '',
  introduction text not null default '',
  sort int not null default 0,
  created_at timestamptz not null default now(),
  department_id bigint
);
create index doctors_by_college on doctors (college_id, sort, id);
create index doctors_by_sort on doctors (sort, id);
create index doctors_by_department on doctors (department_id, sort, id);

create table doctor_diseases (
  doctor_id bigint not null references doctors (id) on delete cascade,
  disease_id bigint not null,
  primary key (doctor_id, disease_id)
);
create index doctor_diseases_by_disease on doctor_diseases (disease_id);


-- ## native-app

create table app_versions (
  version_type smallint primary key,
  version text not null,
  if_review_time text not null default '1',
  notes text not null default ''
);


-- ## slide

-- What was asked of a browser: to fill a gap, or to answer a question. Losing these in a crash costs a second try.
create unlogged table slide_challenges (
  digest bytea primary key,
  kind text not null check (kind in ('slide', 'question')),
  guest_id text not null,
  address_digest bytea not null,
  -- Where the gap is, or the number that is asked for. It never leaves the server.
  answer smallint not null,
  motif smallint not null default 0,
  tries smallint not null default 0,
  solved_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  -- How many zero bits the proof of work has to begin with that a challenge asks for besides its answer.
  work smallint not null default 0
);
create index slide_challenges_by_address on slide_challenges (address_digest, created_at);
create index slide_challenges_by_guest on slide_challenges (guest_id, created_at);
create index slide_challenges_by_age on slide_challenges (created_at);

create unlogged table slide_tickets (
  digest bytea primary key,
  guest_id text not null,
  -- How often a call has looked at it without using it up.
  looks smallint not null default 0,
  used_at timestamptz,
  expires_at timestamptz not null
);
create index slide_tickets_by_expiry on slide_tickets (expires_at);


-- ## logins

-- A code that lies in somebody's clipboard. Without a session it stands for a page alone.
create table clipboard_codes (
  digest bytea primary key,
  session_id bigint references sessions (id) on delete cascade,
  target text not null,
  used_at timestamptz,
  expires_at timestamptz not null
);
create index clipboard_codes_by_expiry on clipboard_codes (expires_at);
create index clipboard_codes_of_session on clipboard_codes (session_id);

create table enterprise_users (
  platform text not null,
  uid text not null,
  user_id bigint not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  -- A list of the console knows its rows by a number.
  id bigint generated always as identity unique,
  primary key (platform, uid)
);
create index enterprise_users_of_user on enterprise_users (user_id);


-- ## profile

create table hospitals (
  id bigint generated always as identity primary key,
  name text not null unique,
  province text not null,
  city text not null,
  -- Of city and name, in small letters.
  initials text not null
);

-- What a meeting wants to know beyond what the identity asks for.
create table meeting_profile_fields (
  meeting_id bigint not null,
  field text not null check (
    field in ('truename', 'hospital', 'department', 'title', 'company', 'product_group', 'email', 'good_at', 'introduce')
    ),
  required boolean not null default true,
  sort int not null default 0,
  primary key (meeting_id, field)
);


-- ## feedback

create table feedback (
  id bigint generated always as identity primary key,
  user_id bigint references users (id) on delete set null,
  kind text not null,
  content text not null,
  pictures jsonb not null default '[]',
  phone_sealed bytea,
  created_at timestamptz not null default now(),
  answer text not null default '',
  answered_at timestamptz,
  answered_by bigint references users (id) on delete set null
);
create index feedback_open on feedback (created_at, id) where answered_at is null;
create index feedback_answered on feedback (answered_at desc, id desc) where answered_at is not null;
create index feedback_of_user on feedback (user_id, id desc);


-- ## verification

-- One row per submission. It lapses when the identity or name that it was of changes.
create table verifications (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  real_name text not null,
  id_number_sealed bytea,
  qualification_sealed bytea not null,
  title text not null,
  photos jsonb not null,
  state smallint not null default 1 check (state in (1, 2, 3)),
  reason text not null default '',
  submitted_at timestamptz not null default now(),
  reviewed_at timestamptz,
  reviewer_id bigint references users (id) on delete set null,
  lapsed_at timestamptz
);
-- One that is under review or passed per user, whatever arrives at the same time.
create unique index verifications_one_standing on verifications (user_id) where state in (1, 2) and lapsed_at is null;
create index verifications_of_user on verifications (user_id, id);
create index verifications_by_state on verifications (state, submitted_at);


-- ## second-step

-- What operators prove the second step of a login with.
create table second_factors (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  kind text not null check (kind in ('totp', 'passkey')),
  name text not null default '',
  -- An authenticator app: its sealed secret, and the latest 30 seconds whose code was used.
  sealed bytea,
  used_step bigint,
  -- A passkey.
  credential_id text unique,
  public_key bytea,
  counter bigint,
  transports text[] not null default '{}',
  created_at timestamptz not null default now(),
  used_at timestamptz,
  check (case kind
    when 'totp' then sealed is not null and used_step is not null
    else credential_id is not null and public_key is not null and counter is not null end)
);
create index second_factors_by_user on second_factors (user_id);
create unique index second_factors_one_totp on second_factors (user_id) where kind = 'totp';

create table recovery_codes (
  user_id bigint not null references users (id) on delete cascade,
  digest bytea not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (user_id, digest)
);

-- What a login was asked and has not answered yet: a secret to be confirmed, or a challenge to be signed.
create table second_step_challenges (
  session_id bigint not null references sessions (id) on delete cascade,
  kind text not null check (kind in ('totp', 'registration', 'assertion')),
  sealed bytea not null,
  expires_at timestamptz not null,
  primary key (session_id, kind)
);
create index second_step_challenges_by_end on second_step_challenges (expires_at);

create table operator_logins (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  session_id bigint references sessions (id) on delete set null,
  address text not null,
  device text not null,
  kind text not null check (kind in ('totp', 'passkey', 'recovery')),
  at timestamptz not null default now()
);
create index operator_logins_by_user on operator_logins (user_id, at desc);
create index operator_logins_by_time on operator_logins (at);


-- ## visitors

-- How many browsers came on a day. Who they were is known for that day only, by a mark that no other day has.
create table day_visitors (
  day date not null,
  mark bytea not null,
  primary key (day, mark)
);

create table visitor_days (
  day date primary key,
  visitors int not null check (visitors >= 0)
);
