-- How long a member has watched on a day in Shanghai, by kind: live, a recording of a meeting, a lesson of a work.
create table watch_days (
  user_id bigint not null references users (id) on delete cascade,
  day date not null,
  kind text not null check (kind in ('live', 'recording', 'lesson')),
  watched_ms bigint not null check (watched_ms >= 0),
  primary key (user_id, day, kind)
);

-- Until now only sums were stored: they count on the day of the last report.
insert into watch_days (user_id, day, kind, watched_ms)
select user_id, day, kind, sum(watched_ms)
from (
  select user_id, (updated_at at time zone 'Asia/Shanghai')::date as day,
    case when recording_id = 0 then 'live' else 'recording' end as kind, watched_ms
  from watch_progress
  union all
  select user_id, (updated_at at time zone 'Asia/Shanghai')::date, 'lesson', watched_ms from lesson_progress
) watched
where watched_ms > 0
group by user_id, day, kind;
