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

-- A browser in which a person wants push messages. Its address is a secret: whoever has it can send to it.
create table web_push_subscriptions (
  endpoint_digest bytea primary key,
  user_id bigint not null references users (id) on delete cascade,
  endpoint_sealed bytea not null,
  p256dh text not null,
  auth_sealed bytea not null,
  created_at timestamptz not null default now()
);
create index web_push_subscriptions_by_user on web_push_subscriptions (user_id);
