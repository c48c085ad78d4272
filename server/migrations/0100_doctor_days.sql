-- How many people a homepage reached on each day (Asia/Shanghai). No row names anybody.
create table doctor_days (
  doctor_id bigint not null references doctors (id) on delete cascade,
  day date not null,
  views int not null default 0 check (views >= 0),
  link_clicks int not null default 0 check (link_clicks >= 0),
  -- Counted apart, because unfollowing removes the row of the follow.
  follows int not null default 0 check (follows >= 0),
  unfollows int not null default 0 check (unfollows >= 0),
  primary key (doctor_id, day)
);

-- Of earlier days only those follows are known that still exist.
insert into doctor_days (doctor_id, day, follows)
  select f.item_id, (f.created_at at time zone 'Asia/Shanghai')::date, count(*)
  from follows f join doctors d on d.id = f.item_id
  where f.kind = 'doctor'
  group by 1, 2;
