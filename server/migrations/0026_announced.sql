-- How a meeting is announced: the home of a large one, reservations with their reminders, reports, invitations.

alter table meetings
  -- Whether it can be booked before it begins.
  add column reservable boolean not null default true,
  -- An academic conference of a subject.
  add column is_subject boolean not null default false,
  -- Of a child meeting: picked for the home of its large one.
  add column is_chosen boolean not null default false,
  add column share_count int not null default 0;
create index meetings_of_subjects on meetings (begin_at desc, id desc)
  where is_subject and published and parent_id is null;
-- Those that begin soon, child meetings too.
create index meetings_by_time on meetings (begin_at) where published;

-- Without a row a large meeting shows all its buttons and nobody's logo.
create table meeting_homes (
  meeting_id bigint primary key references meetings (id) on delete cascade,
  logo text not null default '',
  logo_name text not null default '',
  logo_link text not null default '',
  has_reserve boolean not null default true,
  has_collect boolean not null default true,
  has_praise boolean not null default true,
  has_share boolean not null default true,
  has_invite boolean not null default true
);

create table meeting_banners (
  id bigint generated always as identity primary key,
  meeting_id bigint not null references meetings (id) on delete cascade,
  title text not null,
  image text not null,
  -- A path of this site or a web address; empty for a mere picture.
  link text not null default '',
  sort int not null default 0
);
create index meeting_banners_by_meeting on meeting_banners (meeting_id, sort, id);

-- Without rows a large meeting has the standard menu.
create table meeting_menu_items (
  id bigint generated always as identity primary key,
  meeting_id bigint not null references meetings (id) on delete cascade,
  kind text not null check (kind in ('about', 'programme', 'sessions', 'experts', 'halls', 'reports', 'invite', 'link')),
  -- Empty for the kind's own name.
  name text not null default '',
  name_en text not null default '',
  link text not null default '',
  sort int not null default 0
);
create index meeting_menu_items_by_meeting on meeting_menu_items (meeting_id, sort, id);

create table meeting_reservations (
  id bigint generated always as identity primary key,
  meeting_id bigint not null references meetings (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  language text not null default 'zh' check (language in ('zh', 'en')),
  created_at timestamptz not null default now(),
  -- The reminder. It is due five minutes before the meeting begins, whenever that comes to be.
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed')),
  tries int not null default 0,
  -- Of one being sent: when whoever sends it is given up. Of one that failed: when it may be tried again.
  held_until timestamptz not null default now(),
  pushed_at timestamptz,
  sent_at timestamptz,
  unique (meeting_id, user_id)
);
create index meeting_reservations_of_user on meeting_reservations (user_id, meeting_id);
create index meeting_reservations_open on meeting_reservations (meeting_id) where state in ('waiting', 'sending');

-- A message that is sent again after a crash is the same message.
alter table outbox_messages add column reference text unique;

-- Whoever renews the address of their calendar makes the old one useless.
create table calendar_feeds (
  user_id bigint primary key references users (id) on delete cascade,
  version int not null default 1
);

create table reports (
  id bigint generated always as identity primary key,
  meeting_id bigint not null references meetings (id) on delete cascade,
  title text not null,
  cover text not null,
  intro text not null default '',
  body text not null,
  source text not null default '',
  view_count int not null default 0,
  share_count int not null default 0,
  published boolean not null default true,
  published_at timestamptz not null default now()
);
create index reports_by_meeting on reports (meeting_id, published_at desc, id desc) where published;
create index reports_latest on reports (published_at desc, id desc) where published;

alter table marks
  drop constraint marks_item_type_check,
  add constraint marks_item_type_check
    check (item_type in ('meeting', 'production', 'operation', 'information', 'report'));
-- Who liked a thing, the latest first.
create index marks_by_item on marks (item_type, item_id, mark, created_at desc, user_id);

-- Who brought how many to a meeting.
create index share_links_by_item on share_links (item_type, item_id);
-- A visitor who logs in later is found by the browser.
create index share_visits_unnamed on share_visits (guest_id) where user_id is null;
