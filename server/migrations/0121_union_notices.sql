create table union_notices (
  id bigint generated always as identity primary key,
  union_id bigint not null references unions (id) on delete cascade,
  author_id bigint references users (id) on delete set null,
  title text not null,
  content text not null,
  -- The addresses of its files.
  files jsonb not null default '[]',
  pinned_at timestamptz,
  -- The unread are reminded once.
  reminded_at timestamptz,
  created_at timestamptz not null default now()
);
create index union_notices_by_union on union_notices (union_id, created_at desc);
-- Found by the file that somebody wants to open.
create index union_notices_by_file on union_notices using gin (files);

create table union_notice_reads (
  notice_id bigint not null references union_notices (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  read_at timestamptz not null default now(),
  primary key (notice_id, user_id)
);
create index union_notice_reads_by_user on union_notice_reads (user_id);
