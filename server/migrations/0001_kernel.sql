-- What the house itself keeps: settings, secrets, limits, files, logins.

create table settings (
  key text primary key,
  value jsonb not null
);

-- Key material, encrypted under the master key.
create table secrets (
  name text primary key,
  sealed bytea not null,
  created_at timestamptz not null default now()
);

-- Losing counters in a crash is harmless, so they need no write-ahead log.
create unlogged table rate_limits (
  key text primary key,
  count int not null,
  resets_at timestamptz not null
);

create table users (
  id bigint generated always as identity (start with 100001) primary key,
  country_code text not null default '86',
  phone_digest bytea unique,
  phone_sealed bytea,
  account text unique,
  password_hash text,
  password_initial boolean not null default false,
  password_changed_at timestamptz not null default now(),
  role text not null default 'user' check (role in ('user', 'operator')),
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
  seen_at timestamptz
);

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
  seen_at timestamptz not null default now()
);
create index sessions_of_user on sessions (user_id) where ended_at is null;

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

create table files (
  id bigint generated always as identity primary key,
  key text not null unique,
  mime text not null,
  size bigint not null,
  original_name text not null default '',
  owner_id bigint references users (id) on delete set null,
  private boolean not null default false,
  created_at timestamptz not null default now()
);
create index files_of_owner on files (owner_id);
