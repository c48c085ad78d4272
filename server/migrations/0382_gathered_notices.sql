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

-- What is new since then is found by its time.
create index marks_praised_at on marks (created_at) where mark = 'praise';
create index comment_praises_created_at on comment_praises (created_at);
create index follows_of_doctors_created_at on follows (created_at) where kind = 'doctor';
