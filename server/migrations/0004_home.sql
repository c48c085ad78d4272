-- How the home is laid out.

create table banners (
  id bigint generated always as identity primary key,
  college_id bigint references colleges (id),
  image text not null,
  title text not null default '',
  ads_type smallint not null check (ads_type between 1 and 3),
  item_id bigint not null default 0,
  ads_link text not null default '',
  sort int not null default 0
);

create table menu_items (
  id bigint generated always as identity primary key,
  name text not null,
  name_en text not null,
  logo text not null,
  type smallint not null,
  content text not null default '',
  icon_status smallint not null default 0,
  sort int not null default 0
);

-- college_id null: shown for every subject that has no blocks of its own.
create table content_blocks (
  id bigint generated always as identity primary key,
  college_id bigint references colleges (id),
  name text not null,
  name_en text not null,
  type smallint not null check (type between 1 and 6),
  channel_address text not null default '',
  sort int not null default 0
);

-- The picks of a custom block (type 6).
create table content_block_items (
  block_id bigint not null references content_blocks (id) on delete cascade,
  kind smallint not null check (kind between 2 and 5),
  item_id bigint not null,
  sort int not null default 0,
  primary key (block_id, kind, item_id)
);
