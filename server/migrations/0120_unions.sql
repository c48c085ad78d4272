-- Department unions. A founding is a union that an operator has not opened yet.

create table unions (
  id bigint generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 30),
  cover text not null default '',
  introduction text not null default '',
  -- What applicants are asked.
  questions jsonb not null default '[]',
  owner_id bigint references users (id) on delete set null,
  -- Why it is founded, for the operator.
  reason text not null default '',
  state smallint not null default 0 check (state between 0 and 2),
  review_reason text not null default '',
  created_at timestamptz not null default now(),
  reviewed_at timestamptz,
  reviewer_id bigint references users (id) on delete set null
);
create unique index unions_one_founding on unions (owner_id) where state = 0;
create index unions_by_state on unions (state, id);

create table union_members (
  id bigint generated always as identity primary key,
  union_id bigint not null references unions (id) on delete cascade,
  type smallint not null check (type in (1, 2)),
  user_id bigint not null references users (id) on delete cascade,
  -- The department that joins; null for a person.
  department_id bigint references departments (id) on delete cascade,
  joined_at timestamptz not null default now(),
  check ((type = 2) = (department_id is not null))
);
create unique index union_members_persons on union_members (union_id, user_id) where type = 1;
create unique index union_members_departments on union_members (union_id, department_id) where type = 2;
create index union_members_by_user on union_members (user_id, union_id);

create table union_managers (
  union_id bigint not null references unions (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  named_at timestamptz not null default now(),
  primary key (union_id, user_id)
);
create index union_managers_by_user on union_managers (user_id);

create table union_applications (
  id bigint generated always as identity primary key,
  union_id bigint not null references unions (id) on delete cascade,
  type smallint not null check (type in (1, 2)),
  user_id bigint not null references users (id) on delete cascade,
  department_id bigint references departments (id) on delete cascade,
  reason text not null,
  -- Questions and answers as they were when it was sent.
  answers jsonb not null default '[]',
  state smallint not null default 0 check (state between 0 and 2),
  review_reason text not null default '',
  created_at timestamptz not null default now(),
  reviewed_at timestamptz,
  reviewer_id bigint references users (id) on delete set null
);
create unique index union_applications_one_open on union_applications (union_id, user_id) where state = 0;
create index union_applications_by_union on union_applications (union_id, state, id);
create index union_applications_by_user on union_applications (user_id);
