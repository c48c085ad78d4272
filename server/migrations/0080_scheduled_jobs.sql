-- readable by older programs
-- When each job that comes by the clock was done last. A row is made when the job is first known, and counts from then.
create table scheduled_jobs (
  name text primary key,
  done_at timestamptz not null default now(),
  failed_at timestamptz,
  -- Why it failed last; empty once it is done again.
  reason text not null default ''
);
