-- What people say below an item, and what they like and keep of it.

create table comments (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  item_type text not null check (item_type in ('meeting', 'production', 'operation', 'information')),
  item_id bigint not null,
  -- The session of a meeting, 0 for none.
  schedule_id bigint not null default 0,
  content text not null check (content <> ''),
  -- Of danmaku: the second of the video.
  play_time double precision,
  enterprise_plat boolean not null default false,
  uid text not null default '',
  pinned_at timestamptz,
  -- By an operator, after a tip-off.
  hidden_at timestamptz,
  created_at timestamptz not null default now()
);
create index comments_by_item on comments (item_type, item_id, id desc) where hidden_at is null;
create index comments_by_session on comments (item_type, item_id, schedule_id, id desc)
  where hidden_at is null and schedule_id > 0;
create index comments_pinned on comments (item_type, item_id, pinned_at desc)
  where hidden_at is null and pinned_at is not null;
create index comments_by_user on comments (user_id);

create table comment_praises (
  comment_id bigint not null references comments (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (comment_id, user_id)
);
create index comment_praises_by_user on comment_praises (user_id);

create table comment_tip_offs (
  comment_id bigint not null references comments (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  reason text not null check (reason in ('advertising', 'abuse', 'misinformation', 'privacy', 'other')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  primary key (comment_id, user_id)
);
create index comment_tip_offs_open on comment_tip_offs (comment_id, created_at) where decided_at is null;
create index comment_tip_offs_by_user on comment_tip_offs (user_id);

-- Words that refuse a comment, folded: one width, lower case, no blanks.
create table comment_words (
  word text primary key check (word <> '')
);

create table marks (
  user_id bigint not null references users (id) on delete cascade,
  mark text not null check (mark in ('praise', 'collect')),
  item_type text not null check (item_type in ('meeting', 'production', 'operation', 'information')),
  item_id bigint not null,
  created_at timestamptz not null default now(),
  -- In this order it also counts an item's marks by itself.
  primary key (item_type, item_id, mark, user_id)
);
create index marks_by_user on marks (user_id, mark, item_type, created_at desc, item_id desc);

alter table articles add column share_count int not null default 0;
