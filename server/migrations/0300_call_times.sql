-- How long calls took, by the hour, added up over all servers. `buckets` counts calls by their time.
create table call_times (
  call text not null,
  hour timestamptz not null,
  buckets integer[] not null,
  slowest_ms real not null,
  primary key (call, hour)
);
create index call_times_by_hour on call_times (hour);
