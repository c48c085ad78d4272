-- Who was sent which message, and the devices that a user is reached on.

create table message_records (
  user_id bigint not null references users (id) on delete cascade,
  message_id bigint not null references messages (id) on delete cascade,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (user_id, message_id)
);
create index message_records_unread on message_records (user_id, message_id) where read_at is null;
create index message_records_by_message on message_records (message_id);

create table equipment_records (
  device_id text not null,
  user_id bigint not null references users (id) on delete cascade,
  push_id text not null,
  platform smallint not null,
  updated_at timestamptz not null default now(),
  primary key (device_id)
);
create index equipment_records_by_user on equipment_records (user_id);
