-- Slide verification and its tickets, the clipboard hand-off, users of enterprise platforms.

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
  created_at timestamptz not null default now()
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
  primary key (platform, uid)
);
create index enterprise_users_of_user on enterprise_users (user_id);

create index sms_codes_by_age on sms_codes (created_at);
