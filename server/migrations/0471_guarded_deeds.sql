-- A request names the deed that two people do, whichever list it was asked for in; a deed that could not be done stays open.
alter table action_requests add column deed text;
update action_requests set deed = case resource when 'operators' then 'people' else resource end || '.' || action;
alter table action_requests alter column deed set not null;
alter table action_requests drop column action;

-- The rows that are done: trying again does the others.
alter table action_requests add column done_ids bigint[] not null default '{}';
-- Settings of services, as long as they wait.
alter table action_requests add column sealed_values bytea;
-- What was there and what came there, as the second person saw it.
alter table action_requests add column changes jsonb not null default '[]';

alter table action_requests drop constraint action_requests_state_check;
alter table action_requests add constraint action_requests_state_check
  check (state in ('waiting', 'failed', 'agreed', 'alone', 'refused', 'withdrawn'));
drop index action_requests_waiting;
create index action_requests_open on action_requests (id) where state in ('waiting', 'failed');

-- Messages to chosen people are announcements too; how many people somebody writes to is counted by day.
alter table announcements add column is_public boolean not null default false;
alter table announcements add column planned_at timestamptz;
alter table announcements add column sender_id bigint references users (id) on delete set null;
alter table announcements add column people int not null default 0;
create index announcements_by_sender on announcements (sender_id, planned_at);
update announcements set audience = audience || '{"people": []}';
