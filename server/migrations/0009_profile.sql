-- Profile and identity: what people tell of themselves, their verification, and who has looked at it.

alter table users
  add column email_sealed bytea,
  add column product_group text not null default '',
  add column good_at text not null default '',
  add column introduce text not null default '',
  add column notify_sms boolean not null default true,
  add column notify_push boolean not null default true,
  add column notify_mail boolean not null default false;

-- The stored bytes of a sealed file are encrypted under the master key; `size` is that of the file itself.
alter table files
  add column sealed boolean not null default false,
  add constraint sealed_is_private check (private or not sealed);

-- Every look at sealed personal data. It outlives the people in it, hence no references.
create table access_log (
  id bigint generated always as identity primary key,
  user_id bigint,
  reader_id bigint not null,
  what text not null,
  at timestamptz not null default now()
);
create index access_log_of_user on access_log (user_id, at);

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
  meeting_id bigint not null references meetings (id) on delete cascade,
  field text not null check (
    field in ('truename', 'hospital', 'department', 'title', 'company', 'product_group', 'email', 'good_at', 'introduce')
  ),
  required boolean not null default true,
  sort int not null default 0,
  primary key (meeting_id, field)
);

-- Somebody is invited once, whoever else may claim it later.
create table invitations (
  user_id bigint primary key references users (id) on delete cascade,
  inviter_id bigint not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  check (user_id <> inviter_id)
);
create index invitations_by_inviter on invitations (inviter_id);

create table feedback (
  id bigint generated always as identity primary key,
  user_id bigint references users (id) on delete set null,
  kind text not null,
  content text not null,
  pictures jsonb not null default '[]',
  phone_sealed bytea,
  created_at timestamptz not null default now()
);
create index feedback_by_time on feedback (created_at);

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
