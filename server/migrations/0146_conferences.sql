-- Video conferences, who is invited to them, and what was sent to each of these.
create table conferences (
  id bigint generated always as identity primary key,
  host_id bigint references users (id) on delete set null,
  title text not null check (title <> ''),
  kind text not null check (kind in ('picture', 'sound')),
  begin_at timestamptz not null,
  end_at timestamptz not null check (end_at > begin_at),
  -- Of the link by which people come who are not on the list.
  code text not null,
  chat_group_id bigint references chat_groups (id) on delete set null,
  cancelled_at timestamptz,
  created_at timestamptz not null default now()
);
create index conferences_by_begin on conferences (begin_at) where cancelled_at is null;

create table conference_people (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conferences (id) on delete cascade,
  user_id bigint references users (id) on delete cascade,
  -- Of somebody who was invited by number: until they log in, and until they answer.
  phone_digest bytea,
  phone_sealed bytea,
  -- Came by the link, and waits in the lobby.
  is_by_link boolean not null default false,
  -- 0 not answered, 1 comes, 2 does not, 3 perhaps
  answer smallint not null default 0 check (answer between 0 and 3),
  answered_at timestamptz,
  unique (conference_id, user_id),
  unique (conference_id, phone_digest)
);
create index conference_people_by_user on conference_people (user_id);
create index conference_people_by_phone on conference_people (phone_digest) where user_id is null;

create table conference_messages (
  id bigint generated always as identity primary key,
  person_id bigint not null references conference_people (id) on delete cascade,
  kind text not null check (kind in ('invitation', 'reminder', 'cancellation')),
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed', 'dropped')),
  -- Whether the gateway may have the SMS although it was given up.
  is_in_doubt boolean not null default false,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  -- Everybody hears of a thing once.
  unique (person_id, kind)
);
