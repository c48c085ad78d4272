-- readable by older programs
-- ## masking: pictures that are to be published, and what of them is covered.

-- What was found on a picture. Its file is the original, which goes after the publication or after some weeks.
create table maskings (
  id bigint generated always as identity primary key,
  owner_id bigint not null references users (id) on delete cascade,
  file_id bigint unique references files (id) on delete set null,
  -- The purpose of the files that are made of it.
  purpose text not null,
  width int not null check (width > 0),
  height int not null check (height > 0),
  state smallint not null default 0 check (state in (0, 1, 2)),
  found jsonb not null default '[]',
  created_at timestamptz not null default now()
);
create index maskings_of_owner on maskings (owner_id);

-- A picture with its masks, as its author has confirmed it. The second file outlines what was found and left open.
create table masked_pictures (
  file_id bigint primary key references files (id) on delete cascade,
  masking_id bigint not null references maskings (id) on delete cascade,
  outlined_file_id bigint unique references files (id) on delete set null,
  boxes jsonb not null,
  created_at timestamptz not null default now()
);
create index masked_pictures_of_masking on masked_pictures (masking_id);
