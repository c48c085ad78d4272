-- A video that a lesson plays cannot be deleted.
alter table production_episodes add foreign key (video_id) references videos (id);
create index production_episodes_by_video on production_episodes (video_id) where video_id is not null;
