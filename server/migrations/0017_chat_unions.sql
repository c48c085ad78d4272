-- ## unions

-- Managers mend what they have published. A withdrawn notice stays for them, with why.
alter table union_notices
  add column edited_at timestamptz,
  add column withdrawn_at timestamptz,
  add column withdraw_reason text not null default '';

-- What managers have changed in a union, a notice or a booking: who, when, and each field before and after.
create table union_changes (
  id bigint generated always as identity primary key,
  union_id bigint not null references unions (id) on delete cascade,
  subject text not null check (subject in ('union', 'notice', 'booking')),
  subject_id bigint not null,
  user_id bigint references users (id) on delete set null,
  changes jsonb not null,
  created_at timestamptz not null default now()
);
create index union_changes_by_subject on union_changes (union_id, subject, subject_id, id);
create index union_changes_by_user on union_changes (user_id);

-- An invitation goes to a number, whether anybody has it or not: who invites learns nothing of strangers.
create table union_invitations (
  union_id bigint not null references unions (id) on delete cascade,
  phone_digest bytea not null,
  inviter_id bigint references users (id) on delete set null,
  -- 0 open, 1 accepted, 2 declined.
  state smallint not null default 0 check (state between 0 and 2),
  invited_at timestamptz not null default now(),
  answered_at timestamptz,
  primary key (union_id, phone_digest)
);
create index union_invitations_by_phone on union_invitations (phone_digest) where state = 0;
create index union_invitations_by_inviter on union_invitations (inviter_id);

-- ## chat

-- What a group was for is over: it can be read and not written to.
alter table chat_groups add column closed_at timestamptz;

-- No notice of unread messages, except of those that name the member.
alter table chat_members add column muted_at timestamptz;

alter table chat_messages
  -- The message of the same group that this one answers.
  add column quote_id bigint references chat_messages (id) on delete set null,
  -- The members who are named; 0 names all of them.
  add column mentions jsonb not null default '[]',
  -- How long a voice message is.
  add column seconds smallint not null default 0 check (seconds between 0 and 60),
  drop constraint chat_messages_kind_check,
  add constraint chat_messages_kind_check check (kind in ('text', 'picture', 'file', 'voice', 'system'));
create index chat_messages_by_quote on chat_messages (quote_id) where quote_id is not null;
