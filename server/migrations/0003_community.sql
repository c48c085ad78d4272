-- The tables of the group `community`, by feature. A foreign key to a table of a later group is added there, below that table.

-- ## messages

create table messages (
  id bigint generated always as identity primary key,
  title text not null,
  content text not null,
  body text not null default '',
  target_kind text not null default '',
  target_id bigint not null default 0,
  created_at timestamptz not null default now(),
  -- Whether anybody may read a message by its link. The others are for those whom they are sent to.
  is_public boolean not null default false,
  -- What a message is about, the event it reports, its English text, and the page of this site that it leads to.
  kind text not null default 'system'
    check (kind in ('system', 'meetings', 'consultations', 'unions', 'experts', 'orders', 'comments')),
  event text not null default '',
  title_en text not null default '',
  content_en text not null default '',
  path text not null default '',
  recalled_at timestamptz,
  -- The rich text of a message in English, beside its title and content.
  body_en text not null default '',
  -- The queued notice that a message was made of: whatever runs twice, a notice is one message.
  notice_id bigint
);
create unique index messages_by_notice on messages (notice_id) where notice_id is not null;

create table message_records (
  user_id bigint not null references users (id) on delete cascade,
  message_id bigint not null references messages (id) on delete cascade,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  -- The kind is repeated here so that a tab of an inbox is read from one index.
  kind text not null default 'system',
  primary key (user_id, message_id)
);
create index message_records_by_message on message_records (message_id);
create index message_records_latest on message_records (user_id, created_at, message_id);
create index message_records_by_kind on message_records (user_id, kind, created_at, message_id);
create index message_records_unread on message_records (user_id, created_at, message_id) where read_at is null;

create table equipment_records (
  device_id text not null,
  user_id bigint not null references users (id) on delete cascade,
  push_id text not null,
  platform smallint not null,
  updated_at timestamptz not null default now(),
  -- Every user has a record of their own for a device, so that it cannot be taken by naming the device.
  primary key (device_id, user_id)
);
create index equipment_records_by_user on equipment_records (user_id);

-- How many messages of each kind a user has. Triggers keep it: counting an inbox of thousands would take longer than
-- reading a page of it.
create table message_counts (
  user_id bigint not null references users (id) on delete cascade,
  kind text not null,
  total int not null,
  unread int not null,
  primary key (user_id, kind)
);

-- In the order of the users, so that two senders do not wait for each other.
create function message_records_added() returns trigger language plpgsql as $$
begin
  insert into message_counts as c (user_id, kind, total, unread)
  select user_id, kind, count(*), count(*) filter (where read_at is null)
  from added group by user_id, kind order by user_id, kind
  on conflict (user_id, kind) do update set total = c.total + excluded.total, unread = c.unread + excluded.unread;
  return null;
end $$;
create trigger message_records_added after insert on message_records
referencing new table as added for each statement execute function message_records_added();

create function message_records_removed() returns trigger language plpgsql as $$
begin
  update message_counts c set total = c.total - r.total, unread = c.unread - r.unread
  from (select user_id, kind, count(*) as total, count(*) filter (where read_at is null) as unread
    from removed group by user_id, kind order by user_id, kind) r
  where c.user_id = r.user_id and c.kind = r.kind;
  return null;
end $$;
create trigger message_records_removed after delete on message_records
referencing old table as removed for each statement execute function message_records_removed();

create function message_records_read() returns trigger language plpgsql as $$
begin
  update message_counts c set unread = c.unread + n.unread
  from (select user_id, kind, sum(unread) as unread from (
      select user_id, kind, 1 as unread from after where read_at is null
      union all select user_id, kind, -1 from before where read_at is null) changes
    group by user_id, kind having sum(unread) <> 0 order by user_id, kind) n
  where c.user_id = n.user_id and c.kind = n.kind;
  return null;
end $$;
create trigger message_records_read after update on message_records
referencing old table as before new table as after for each statement execute function message_records_read();

-- A message on its way to one person by one channel: once at most, by the primary key.
create table message_deliveries (
  message_id bigint not null references messages (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  channel text not null check (channel in ('app', 'web', 'sms', 'mail', 'wechat')),
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'dropped', 'failed')),
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  primary key (message_id, user_id, channel)
);
create index message_deliveries_by_user on message_deliveries (user_id);
create index message_deliveries_by_age on message_deliveries (created_at);

-- What a person does not want: messages of a kind by a channel.
create table message_mutes (
  user_id bigint not null references users (id) on delete cascade,
  kind text not null,
  channel text not null,
  primary key (user_id, kind, channel)
);

-- Minutes of the day in Shanghai. Quiet hours that end where they begin are none.
create table message_settings (
  user_id bigint primary key references users (id) on delete cascade,
  quiet_from smallint not null default 0 check (quiet_from between 0 and 1439),
  quiet_to smallint not null default 0 check (quiet_to between 0 and 1439),
  weekly_digest boolean not null default false
);

-- The digest of a week, sent once.
create table message_digests (
  user_id bigint not null references users (id) on delete cascade,
  week_on date not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  primary key (user_id, week_on)
);

-- A browser in which a person wants push messages. Its address is a secret: anyone who has it can send to it.
create table web_push_subscriptions (
  endpoint_digest bytea primary key,
  user_id bigint not null references users (id) on delete cascade,
  endpoint_sealed bytea not null,
  p256dh text not null,
  auth_sealed bytea not null,
  created_at timestamptz not null default now()
);
create index web_push_subscriptions_by_user on web_push_subscriptions (user_id);

-- What a member last answered when WeChat asked whether our official account may send them messages. Each yes lets one
-- message through, so that who has none left is asked again at their next booking.
create table wechat_consents (
  user_id bigint primary key references users (id) on delete cascade,
  messages_left smallint not null default 0 check (messages_left >= 0),
  asked_at timestamptz not null default now()
);

-- What many people do to one thing, such as liking a work, is told at most once a day.
create table gathered_notices (
  event text not null,
  item_type text not null,
  item_id bigint not null,
  -- Whatever was done until then has been told.
  known_until timestamptz not null,
  told_at timestamptz not null,
  primary key (event, item_type, item_id)
);
create index gathered_notices_known_until on gathered_notices (known_until);


-- ## comments

-- What people say below an item.
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
  created_at timestamptz not null default now(),
  -- The recording that danmaku was said over, 0 while it was live. What was said live comes back by the clock, for a
  -- recording that knows when it began.
  recording_id bigint not null default 0,
  -- A comment written while watching carries its second too; only danmaku passes over the picture.
  is_danmaku boolean not null default false,
  -- The moment of a live stream that the author saw, which is a little earlier than the moment of writing.
  picture_at timestamptz,
  constraint comments_danmaku_has_second check (play_time is not null or not is_danmaku)
);
create index comments_by_item on comments (item_type, item_id, id desc) where hidden_at is null;
create index comments_by_session on comments (item_type, item_id, schedule_id, id desc)
  where hidden_at is null and schedule_id > 0;
create index comments_pinned on comments (item_type, item_id, pinned_at desc)
  where hidden_at is null and pinned_at is not null;
create index comments_by_user on comments (user_id);
create index comments_danmaku on comments (item_type, item_id, recording_id, play_time, id)
  where play_time is not null and hidden_at is null;
create index comments_danmaku_live on comments (item_type, item_id, created_at)
  where play_time is not null and recording_id = 0 and hidden_at is null;

create table comment_praises (
  comment_id bigint not null references comments (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (comment_id, user_id)
);
create index comment_praises_by_user on comment_praises (user_id);
create index comment_praises_created_at on comment_praises (created_at);

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
  word text primary key check (word <> ''),
  -- Words are listed by number, and one that is taken back can be put back.
  id bigint generated always as identity unique,
  created_at timestamptz not null default now(),
  taken_back_at timestamptz
);


-- ## marks

create table marks (
  user_id bigint not null references users (id) on delete cascade,
  mark text not null check (mark in ('praise', 'collect')),
  item_type text not null,
  item_id bigint not null,
  created_at timestamptz not null default now(),
  -- In this order it also counts an item's marks by itself.
  primary key (item_type, item_id, mark, user_id),
  constraint marks_item_type_check
    check (item_type in ('meeting', 'production', 'operation', 'information', 'report'))
);
create index marks_by_user on marks (user_id, mark, item_type, created_at desc, item_id desc);
-- Who liked a thing, the latest first.
create index marks_by_item on marks (item_type, item_id, mark, created_at desc, user_id);
-- What is new since then is found by its time.
create index marks_praised_at on marks (created_at) where mark = 'praise';


-- ## follows

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
create index follows_of_doctors_created_at on follows (created_at) where kind = 'doctor';


-- ## history

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


-- ## share

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
-- Who brought how many to a meeting.
create index share_links_by_item on share_links (item_type, item_id);

-- A visitor counts once, as a browser and as a person.
create table share_visits (
  share_id bigint not null references share_links (id) on delete cascade,
  guest_id text not null,
  user_id bigint references users (id) on delete set null,
  at timestamptz not null default now(),
  primary key (share_id, guest_id)
);
create unique index share_visits_by_person on share_visits (share_id, user_id) where user_id is not null;
-- A visitor who logs in later is found by the browser.
create index share_visits_unnamed on share_visits (guest_id) where user_id is null;


-- ## notes

-- What somebody notes for themselves at a second of a recording.
create table playback_notes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  item_id bigint not null,
  part_id bigint not null,
  at_seconds int not null check (at_seconds >= 0),
  content_sealed bytea not null,
  created_at timestamptz not null default now(),
  -- Notes on any video: a recording of a meeting, a lesson of a work. Notes stay when the video is gone, as comments do.
  item_type text not null check (item_type in ('meeting', 'production')),
  -- Names the attempt to add a note: a device that heard no answer sends it again, and it is added once.
  entry_id text
);
create index playback_notes_own on playback_notes (user_id, item_type, item_id, part_id, at_seconds, id);
create unique index playback_notes_entry on playback_notes (user_id, entry_id) where entry_id is not null;


-- ## chat

-- Groups that talk beside a consultation, a room or a meeting. Texts are sealed: they may speak of patients.
create table chat_groups (
  id bigint generated always as identity primary key,
  title text not null,
  -- The number of the latest message; counted up by each message, so that numbers of a group have no gaps.
  last_number int not null default 0,
  last_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  title_en text not null default ''
);
create index chat_groups_by_last_message on chat_groups (last_at);

create table chat_members (
  group_id bigint not null references chat_groups (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  read_number int not null default 0,
  joined_at timestamptz not null default now(),
  -- The last number of the group when the member got a notice of unread messages. They get another one once they have read so far.
  noticed_number int not null default 0,
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


-- ## rooms

-- Rooms in which people see and hear each other, who may enter them, and who was there when.
create table rooms (
  id bigint generated always as identity primary key,
  kind text not null check (kind <> ''),
  -- What the room is about: its kind and the number of a row of the feature that owns the kind, such as `meeting 12`.
  subject text not null unique check (subject like kind || ' %'),
  title text not null check (title <> ''),
  media text not null default 'picture' check (media in ('picture', 'sound')),
  begin_at timestamptz not null,
  end_at timestamptz not null check (end_at > begin_at),
  is_locked boolean not null default false,
  -- When a host ended it for all.
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  -- The chat of a room whose kind has no other one; opened when the first person enters.
  chat_group_id bigint references chat_groups (id) on delete set null,
  -- The English title of rooms and chats whose title is not somebody's own words. Empty where both are the same.
  title_en text not null default ''
);

create table room_people (
  id bigint generated always as identity primary key,
  room_id bigint not null references rooms (id) on delete cascade,
  -- Names a person in this room: `user 7`, or another key for guests without a login.
  key text not null check (key <> ''),
  user_id bigint references users (id) on delete cascade,
  name text not null,
  title text not null default '',
  hospital text not null default '',
  role text not null default 'guest' check (role in ('host', 'guest')),
  -- On the guest list that the owner of the room has written.
  is_listed boolean not null default false,
  admission text not null default 'none' check (admission in ('none', 'waiting', 'admitted', 'refused', 'removed')),
  -- Proves the place of the device that entered last; empty before and after.
  seat_digest bytea,
  is_muted boolean not null default true,
  is_camera_on boolean not null default false,
  is_sharing boolean not null default false,
  hand_raised_at timestamptz,
  -- The last sign of life while waiting.
  waiting_at timestamptz,
  -- Everybody in a room must know when it is broadcast: the page of this person sends pictures and sound of all to viewers outside.
  is_broadcasting boolean not null default false,
  unique (room_id, key)
);
create index room_people_by_user on room_people (user_id);

create table room_presence (
  id bigint generated always as identity primary key,
  room_id bigint not null references rooms (id) on delete cascade,
  person_id bigint not null references room_people (id) on delete cascade,
  joined_at timestamptz not null default now(),
  -- The last sign of life: what a stay counts until, if nothing said when it ended.
  alive_at timestamptz not null default now(),
  left_at timestamptz check (left_at >= joined_at),
  reason text check (reason in ('left', 'removed', 'ended', 'lost'))
);
-- A person is in a room once.
create unique index room_presence_open on room_presence (person_id) where left_at is null;
create index room_presence_by_room on room_presence (room_id, joined_at);
create index room_presence_by_person on room_presence (person_id);
create index room_presence_lost on room_presence (alive_at) where left_at is null;
