-- Videos that members upload: they arrive in parts, are processed by a job, and are then used by works.
create table videos (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  file_name text not null,
  -- When the file was changed on the member's device: with name and size it tells whether an upload continues.
  modified_at bigint not null default 0,
  bytes bigint not null check (bytes > 0),
  received bigint not null default 0 check (received >= 0 and received <= bytes),
  -- The original in the storage, and what the storage calls its upload.
  file_key text not null unique,
  upload_id text not null,
  mime text not null default '',
  state text not null default 'uploading'
    check (state in ('uploading', 'uploaded', 'processing', 'ready', 'failed')),
  reason text not null default '',
  progress smallint not null default 0 check (progress between 0 and 100),
  seconds integer not null default 0,
  width integer not null default 0,
  height integer not null default 0,
  -- The playlist that players open; empty where the original is played.
  playlist text not null default '',
  clarities jsonb not null default '[]',
  preview text not null default '',
  covers jsonb not null default '[]',
  cover text not null default '',
  captions jsonb not null default '[]',
  created_at timestamptz not null default now(),
  received_at timestamptz not null default now()
);
create index videos_of_user on videos (user_id, id desc);
create index videos_unfinished on videos (received_at) where state = 'uploading';
create index videos_waiting on videos (id) where state in ('uploaded', 'processing');
