-- What an operator may do follows from roles instead of one right to everything, and only after a second login step.
alter table users add column operator_roles text[] not null default '{}'
  check (operator_roles <@ array['editor', 'meetingManager', 'reviewer', 'financeClerk', 'financeApprover',
    'unionClerk', 'support', 'analyst', 'administrator']);
update users set operator_roles = '{administrator}' where role = 'operator';
alter table users drop column role;
create index users_operators on users (id) where operator_roles <> '{}';

alter table sessions add column elevated_until timestamptz;
