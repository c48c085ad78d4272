-- The slides of a lecture, version by version.
create table lecture_slides (
  id bigint generated always as identity primary key,
  sheet_id bigint not null references expert_sheets (id) on delete cascade,
  version int not null,
  file_name text not null,
  bytes bigint not null check (bytes > 0),
  -- Tells the same file again when an upload is continued.
  modified_at bigint not null default 0,
  received bigint not null default 0 check (received <= bytes),
  file_key text not null,
  upload_id text not null,
  mime text not null default '',
  -- SHA-256 of the whole file.
  file_digest bytea,
  is_shown boolean not null default false,
  created_at timestamptz not null default now(),
  uploaded_at timestamptz,
  unique (sheet_id, version),
  check ((uploaded_at is null) = (file_digest is null)),
  check (uploaded_at is not null or not is_shown)
);
create unique index lecture_slides_shown on lecture_slides (sheet_id) where is_shown;
create index lecture_slides_unfinished on lecture_slides (created_at) where uploaded_at is null;
