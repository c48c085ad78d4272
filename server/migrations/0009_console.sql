-- The tables of the group `console`, by feature. A foreign key to a table of a later group is added there, below that table.

-- ## records

-- What operators save in the console: versions of records, views of lists, requests that take two people.
create table record_versions (
  id bigint generated always as identity primary key,
  resource text not null,
  -- Null until a new record is published for the first time.
  record_id bigint,
  "values" jsonb not null,
  state text not null check (state in ('draft', 'scheduled', 'published', 'dropped')),
  publish_at timestamptz,
  reason text not null default '',
  saved_by bigint references users (id),
  saved_at timestamptz not null default now(),
  published_at timestamptz,
  -- A draft is what somebody changes, with what they had read of it; a version may also be what was there before a change.
  base jsonb not null default '{}',
  check ((state = 'scheduled') <= (publish_at is not null))
);
create index record_versions_of_record on record_versions (resource, record_id, id desc);
create unique index record_versions_one_open on record_versions (resource, record_id)
  where state in ('draft', 'scheduled') and record_id is not null;


-- ## lists

create table list_views (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  resource text not null,
  name text not null,
  query text not null,
  created_at timestamptz not null default now(),
  unique (user_id, resource, name)
);


-- ## requests

create table action_requests (
  id bigint generated always as identity primary key,
  resource text not null,
  record_ids bigint[] not null,
  titles text not null,
  "values" jsonb not null,
  reason text not null,
  asked_by bigint not null references users (id),
  asked_at timestamptz not null default now(),
  state text not null default 'waiting',
  decided_by bigint references users (id),
  decided_at timestamptz,
  decision_reason text not null default '',
  report text not null default '',
  -- A request names the deed that two people do, whichever list it was asked for in; a deed that could not be done stays open.
  deed text not null,
  -- The rows that are done: trying again does the others.
  done_ids bigint[] not null default '{}',
  -- Settings of services, as long as they wait.
  sealed_values bytea,
  -- What was there and what came there, as the second person saw it.
  changes jsonb not null default '[]',
  check (decided_by is null or decided_by <> asked_by or state = 'withdrawn'),
  constraint action_requests_state_check
    check (state in ('waiting', 'failed', 'agreed', 'alone', 'refused', 'withdrawn'))
);
create index action_requests_open on action_requests (id) where state in ('waiting', 'failed');


-- ## announcements

-- Messages that operators write to many people. The audience is a filter, asked when the message is sent.
create table announcements (
  id bigint generated always as identity primary key,
  title text not null check (title <> ''),
  title_en text not null default '',
  content text not null check (content <> ''),
  content_en text not null default '',
  body text not null default '',
  body_en text not null default '',
  path text not null default '',
  kind text not null default 'system',
  channels text[] not null default '{}',
  audience jsonb not null,
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'sending', 'sent', 'recalled')),
  send_at timestamptz,
  sent_at timestamptz,
  -- What it became once it was sent.
  message_id bigint references messages (id) on delete set null,
  reached int not null default 0,
  author_id bigint references users (id) on delete set null,
  created_at timestamptz not null default now(),
  -- Messages to chosen people are announcements too; how many people somebody writes to is counted by day.
  is_public boolean not null default false,
  planned_at timestamptz,
  sender_id bigint references users (id) on delete set null,
  people int not null default 0,
  check (state in ('draft', 'scheduled') or message_id is not null or sent_at is not null)
);
create index announcements_by_sender on announcements (sender_id, planned_at);


-- ## sponsor-reports

-- What sponsors are told: one number for each group of people who took part in something during a month. The numbers
-- are made once, when the month is over, and every report is a sum of them: two reports can only differ by whole cells.
create table sponsor_months (
  month date primary key check (extract(day from month) = 1),
  counted_at timestamptz not null default now()
);

create table sponsor_cells (
  company_id bigint not null references all_companies (id) on delete cascade,
  month date not null references sponsor_months (month),
  item_kind text not null,
  item_id bigint not null,
  dimension text not null check (dimension in ('all', 'province', 'department', 'title')),
  -- Empty: all groups that are too small.
  label text not null,
  -- Rounded down to tens.
  people int not null check (people >= 10 and people % 10 = 0),
  primary key (company_id, month, item_kind, item_id, dimension, label)
);
