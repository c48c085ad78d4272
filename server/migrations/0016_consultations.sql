-- What was written in a consultation stays with it when an account goes, under the name that it was written with.
alter table chat_messages
  add column author_name text not null default '',
  add column author_title text not null default '';

alter table consultations
  -- The doctors as they were named when they deleted their account: name, title, hospital, department.
  add column applicant_kept jsonb,
  add column receiver_kept jsonb,
  -- Since when the applying doctor is asked to complete it; null once it is sent again.
  add column returned_at timestamptz,
  -- When a doctor received it for the first time: what a promised time is measured by.
  add column first_received_at timestamptz,
  -- The scheduled time that both doctors were reminded of.
  add column reminded_of timestamptz,
  -- How far an urgent one that nobody receives has been passed on: 1 to the department, 2 to its managers.
  add column escalation smallint not null default 0 check (escalation between 0 and 2);
update consultations set first_received_at = received_at;

-- One that has started is cancelled when the account of the applying doctor goes.
alter table consultations
  drop constraint consultations_check1,
  add constraint consultations_started check (status not in (2, 3) or started_at is not null),
  add constraint consultations_not_started check (status <> 1 or started_at is null);

alter table consultation_events add column name text not null default '';

-- Which file somebody has looked at.
alter table consultation_views add column file_id bigint references files (id) on delete set null;

-- What became of the patient, one entry after the other.
create table consultation_outcomes (
  id bigint generated always as identity primary key,
  consultation_id bigint not null references consultations (id) on delete cascade,
  user_id bigint references users (id) on delete set null,
  name text not null,
  text_sealed bytea not null,
  created_at timestamptz not null default now()
);
create index consultation_outcomes_of on consultation_outcomes (consultation_id, id);
insert into consultation_outcomes (consultation_id, user_id, name, text_sealed, created_at)
select c.id, c.applicant_id, coalesce(u.truename, ''), c.outcome_sealed, c.outcome_at
from consultations c left join users u on u.id = c.applicant_id
where c.outcome_sealed is not null;
alter table consultations drop column outcome_sealed;

-- What is added to a signed opinion: an entry of its own, signed as the doctor is named then.
create table consultation_addenda (
  id bigint generated always as identity primary key,
  consultation_id bigint not null references consultations (id) on delete cascade,
  user_id bigint references users (id) on delete set null,
  text_sealed bytea not null,
  signer_name text not null,
  signer_title text not null,
  signer_hospital text not null,
  created_at timestamptz not null default now()
);
create index consultation_addenda_of on consultation_addenda (consultation_id, id);

-- Further doctors whom the receiving doctor asks. Each writes and signs an opinion of their own.
create table consultation_specialists (
  id bigint generated always as identity primary key,
  consultation_id bigint not null references consultations (id) on delete cascade,
  user_id bigint references users (id) on delete set null,
  opinion_sealed bytea,
  signer_name text not null default '',
  signer_title text not null default '',
  signer_hospital text not null default '',
  signed_at timestamptz,
  invited_at timestamptz not null default now(),
  unique (consultation_id, user_id),
  check (signed_at is null or opinion_sealed is not null)
);
create index consultation_specialists_by_user on consultation_specialists (user_id);

-- Within how many minutes a department promises to receive a consultation.
create table consultation_promises (
  department_id bigint primary key references all_departments (id) on delete cascade,
  minutes int not null check (minutes between 5 and 10080),
  urgent_minutes int not null check (urgent_minutes between 5 and 1440)
);
