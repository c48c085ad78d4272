-- Meetings that departments of a union book.

create table union_bookings (
  id bigint generated always as identity primary key,
  union_id bigint not null references unions (id) on delete cascade,
  department_id bigint not null references departments (id) on delete cascade,
  booker_id bigint references users (id) on delete set null,
  topic text not null,
  place text not null,
  begin_at timestamptz not null,
  end_at timestamptz not null,
  -- 0 waits for approval, 1 approved, 2 rejected, 3 cancelled.
  state smallint not null default 0 check (state between 0 and 3),
  review_reason text not null default '',
  reviewed_at timestamptz,
  reviewer_id bigint references users (id) on delete set null,
  minutes text not null default '',
  minutes_at timestamptz,
  -- The participants talk there once it is approved.
  chat_group_id bigint references chat_groups (id) on delete set null,
  created_at timestamptz not null default now(),
  check (begin_at < end_at),
  -- A department is at one meeting at a time, whatever is booked at the same moment. A range of one number stands for
  -- equality, which needs no extension.
  constraint union_bookings_no_overlap exclude using gist (
    int8range(department_id, department_id, '[]') with &&,
    tstzrange(begin_at, end_at) with &&
  ) where (state in (0, 1))
);
create index union_bookings_by_union on union_bookings (union_id, begin_at);

create table union_booking_people (
  booking_id bigint not null references union_bookings (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  -- 0 not answered, 1 comes, 2 does not, 3 perhaps.
  answer smallint not null default 0 check (answer between 0 and 3),
  answered_at timestamptz,
  primary key (booking_id, user_id)
);
create index union_booking_people_by_user on union_booking_people (user_id);
