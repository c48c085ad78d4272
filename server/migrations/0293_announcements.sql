-- Messages that operators write to many people. The audience is a filter, asked when the message is sent.
create table announcements (
  id bigint generated always as identity primary key,
  title text not null check (title <> ''),
  title_en text not null default '',
  content text not null check (content <> ''),
  content_en text not null default '',
  body text not null default '',
  body_en text not null default '',
  path text not null default '',
  kind text not null default 'system',
  channels text[] not null default '{}',
  audience jsonb not null,
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'sending', 'sent', 'recalled')),
  send_at timestamptz,
  sent_at timestamptz,
  -- What it became once it was sent.
  message_id bigint references messages (id) on delete set null,
  reached int not null default 0,
  author_id bigint references users (id) on delete set null,
  created_at timestamptz not null default now(),
  check (state in ('draft', 'scheduled') or message_id is not null or sent_at is not null)
);
