-- Groups that talk beside a consultation, a room or a meeting. Texts are sealed: they may speak of patients.

create table chat_groups (
  id bigint generated always as identity primary key,
  title text not null,
  -- The number of the latest message; counted up by each message, so that numbers of a group have no gaps.
  last_number int not null default 0,
  last_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);

create table chat_members (
  group_id bigint not null references chat_groups (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  read_number int not null default 0,
  joined_at timestamptz not null default now(),
  primary key (group_id, user_id)
);
create index chat_members_by_user on chat_members (user_id);

create table chat_messages (
  id bigint generated always as identity primary key,
  group_id bigint not null references chat_groups (id) on delete cascade,
  number int not null,
  -- Null for system lines, and once the account is deleted.
  user_id bigint references users (id) on delete set null,
  client_id text not null default '',
  kind text not null check (kind in ('text', 'picture', 'file', 'system')),
  -- Null once the message is recalled or the account is deleted.
  content_sealed bytea,
  file_id bigint unique references files (id) on delete set null,
  created_at timestamptz not null default now(),
  recalled_at timestamptz,
  unique (group_id, number)
);
-- A message that is sent again is stored once.
create unique index chat_messages_once on chat_messages (group_id, user_id, client_id) where kind <> 'system';
create index chat_messages_by_user on chat_messages (user_id) where user_id is not null;
