-- What people follow, what they have watched, and what came of the links they shared.

create table follows (
  user_id bigint not null references users (id) on delete cascade,
  kind text not null check (kind in ('doctor', 'college', 'company', 'department')),
  item_id bigint not null,
  -- The order in which somebody wants their subjects.
  sort int not null default 0,
  created_at timestamptz not null default now(),
  primary key (user_id, kind, item_id)
);
create index follows_by_item on follows (kind, item_id);

create index operation_doctors_by_doctor on operation_doctors (doctor_id);

create table view_history (
  user_id bigint not null references users (id) on delete cascade,
  item_type text not null check (item_type in ('meeting', 'production', 'operation', 'information')),
  item_id bigint not null,
  -- The episode, recording or session, 0 for a thing without parts.
  part_id bigint not null default 0,
  -- Seconds of a video, percent of an article.
  position int not null default 0 check (position >= 0),
  viewed_at timestamptz not null default now(),
  primary key (user_id, item_type, item_id)
);
create index view_history_by_time on view_history (user_id, item_type, viewed_at desc);
create index view_history_by_age on view_history (viewed_at);

create table share_links (
  id bigint generated always as identity primary key,
  sid text not null unique,
  user_id bigint not null references users (id) on delete cascade,
  item_type text not null,
  item_id bigint not null,
  title text not null,
  path text not null,
  created_at timestamptz not null default now(),
  shared_at timestamptz not null default now(),
  unique (user_id, item_type, item_id)
);
create index share_links_by_time on share_links (user_id, shared_at desc);

-- A visitor counts once, as a browser and as a person.
create table share_visits (
  share_id bigint not null references share_links (id) on delete cascade,
  guest_id text not null,
  user_id bigint references users (id) on delete set null,
  at timestamptz not null default now(),
  primary key (share_id, guest_id)
);
create unique index share_visits_by_person on share_visits (share_id, user_id) where user_id is not null;
