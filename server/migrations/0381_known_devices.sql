-- The browsers and apps in which an account was used. A login without proof of the number in another one is told to its owner.
create table known_devices (
  user_id bigint not null references users (id) on delete cascade,
  device_digest bytea not null,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  primary key (user_id, device_digest)
);
create index known_devices_seen_at on known_devices (seen_at);
