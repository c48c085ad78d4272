-- What support has noted about somebody, for the next colleague. It goes with the account.
create table support_notes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  author_id bigint references users (id) on delete set null,
  content text not null check (content <> ''),
  created_at timestamptz not null default now()
);
create index support_notes_of on support_notes (user_id, id desc);

-- Numbers that support has replaced, until they have been told.
create table replaced_numbers (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  country_code text not null,
  phone_sealed bytea not null,
  replaced_at timestamptz not null default now()
);
create index replaced_numbers_of on replaced_numbers (user_id);
