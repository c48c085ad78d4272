-- Being let in: who may watch a meeting, and what is asked of them first.

-- What a meeting asks before it is watched; without a row nothing. A child meeting without one asks what its large one does.
create table meeting_entries (
  meeting_id bigint primary key references meetings (id) on delete cascade,
  needs_completion boolean not null default false,
  needs_sign_in boolean not null default false,
  -- How to reach the organiser, as it is shown.
  contact text not null default ''
);

-- The setting of a session wins over that of its meeting, a meeting's over that of its large one; 0 lifts a restriction.
create table watch_settings (
  id bigint generated always as identity primary key,
  meeting_id bigint not null references meetings (id) on delete cascade,
  session_id bigint references meeting_sessions (id) on delete cascade,
  watch_status smallint not null default 1 check (watch_status in (0, 1)),
  -- 1 whitelist, 2 password, 3 login.
  watch_type smallint not null check (watch_type in (1, 2, 3)),
  password_hash text,
  check (watch_type <> 2 or password_hash is not null),
  unique nulls not distinct (meeting_id, session_id)
);
create index watch_settings_of_session on watch_settings (session_id) where session_id is not null;

-- By number, so that people are on it before they have an account.
create table watch_whitelist (
  setting_id bigint not null references watch_settings (id) on delete cascade,
  phone_digest bytea not null,
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
  primary key (meeting_id, user_id)
);
create index meeting_guests_of_user on meeting_guests (user_id);
