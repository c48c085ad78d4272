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
