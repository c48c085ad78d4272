-- A comment written while watching carries its second too; only danmaku passes over the picture.
alter table comments
  add column is_danmaku boolean not null default false,
  -- The moment of a live stream that the author saw, which is a little earlier than the moment of writing.
  add column picture_at timestamptz;
update comments set is_danmaku = true where play_time is not null;
alter table comments add constraint comments_danmaku_has_second check (play_time is not null or not is_danmaku);
