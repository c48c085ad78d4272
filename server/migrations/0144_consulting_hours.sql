-- When doctors have time for consultations in a week, and the times that are taken.

create table consulting_hours (
  user_id bigint not null references users (id) on delete cascade,
  -- 1 Monday to 7 Sunday, in Shanghai.
  weekday smallint not null check (weekday between 1 and 7),
  begin_minute smallint not null check (begin_minute between 0 and 1439),
  end_minute smallint not null check (end_minute between 1 and 1440),
  check (begin_minute < end_minute),
  constraint consulting_hours_no_overlap exclude using gist (
    int8range(user_id, user_id, '[]') with &&,
    int4range(weekday, weekday, '[]') with &&,
    int4range(begin_minute, end_minute) with &&
  )
);
create index consulting_hours_of on consulting_hours (user_id);

create table consulting_times (
  consultation_id bigint primary key references consultations (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  begin_at timestamptz not null,
  end_at timestamptz not null,
  check (begin_at < end_at),
  -- A doctor is in one consultation at a time, however many ask for it at the same moment.
  constraint consulting_times_no_overlap exclude using gist (
    int8range(user_id, user_id, '[]') with &&,
    tstzrange(begin_at, end_at) with &&
  )
);
create index consulting_times_of on consulting_times (user_id, begin_at);
