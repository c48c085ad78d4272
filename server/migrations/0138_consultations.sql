-- Patients whom a doctor asks others about, and the consultations about them. What is known of a patient is sealed.

create table patients (
  id bigint generated always as identity primary key,
  owner_id bigint not null references users (id) on delete cascade,
  gender smallint not null check (gender in (1, 2)),
  age smallint not null check (age between 0 and 150),
  -- Name, phone number, ID number, complaint and history.
  record_sealed bytea not null,
  -- Numbers of files.
  attachments bigint[] not null default '{}' check (cardinality(attachments) <= 9),
  -- When the owner recorded that the patient agrees, and to which text.
  consent_at timestamptz,
  consent_version smallint,
  created_at timestamptz not null default now(),
  saved_at timestamptz not null default now(),
  check ((consent_at is null) = (consent_version is null))
);
create index patients_by_owner on patients (owner_id, saved_at desc);
create index patients_by_attachment on patients using gin (attachments);

create table consultations (
  id bigint generated always as identity primary key,
  applicant_id bigint references users (id) on delete set null,
  patient_id bigint references patients (id) on delete set null,
  -- One department is asked, or one doctor.
  department_id bigint references departments (id) on delete set null,
  doctor_id bigint references doctors (id) on delete set null,
  -- 1 awaiting, 2 in consultation, 3 ended, 4 cancelled.
  status smallint not null default 1 check (status between 1 and 4),
  urgent boolean not null default false,
  purpose_sealed bytea not null,
  -- The patient as the consultation shows them: changes are copied until it is over.
  gender smallint not null,
  age smallint not null,
  record_sealed bytea not null,
  attachments bigint[] not null default '{}',
  consent_at timestamptz not null,
  consent_version smallint not null,
  receiver_id bigint references users (id) on delete set null,
  received_at timestamptz,
  begin_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  cancelled_at timestamptz,
  chat_group_id bigint references chat_groups (id) on delete set null,
  room_id bigint references rooms (id) on delete set null,
  opinion_sealed bytea,
  -- As the opinion was signed: a later change of the profile does not change it.
  signer_name text not null default '',
  signer_title text not null default '',
  signer_hospital text not null default '',
  outcome_sealed bytea,
  outcome_at timestamptz,
  outcome_asked_at timestamptz,
  created_at timestamptz not null default now(),
  check (department_id is null or doctor_id is null),
  check ((status in (2, 3)) = (started_at is not null)),
  check ((status = 3) = (ended_at is not null)),
  check ((status = 4) = (cancelled_at is not null)),
  check (started_at is null or received_at is not null),
  check (outcome_at is null or status = 3)
);
-- A form that is sent twice applies once.
create unique index consultations_one_open on consultations (patient_id) where status in (1, 2);
create index consultations_by_applicant on consultations (applicant_id, created_at desc);
create index consultations_by_receiver on consultations (receiver_id, created_at desc);
create index consultations_by_department on consultations (department_id, status);
create index consultations_by_doctor on consultations (doctor_id, status);
create index consultations_by_attachment on consultations using gin (attachments);

create table consultation_events (
  id bigint generated always as identity primary key,
  consultation_id bigint not null references consultations (id) on delete cascade,
  kind text not null,
  user_id bigint references users (id) on delete set null,
  -- Reasons may speak of the patient.
  detail_sealed bytea,
  created_at timestamptz not null default now()
);
create index consultation_events_of on consultation_events (consultation_id, id);

-- Who has looked at the data of a patient. The name stays when the account goes.
create table consultation_views (
  id bigint generated always as identity primary key,
  consultation_id bigint not null references consultations (id) on delete cascade,
  user_id bigint references users (id) on delete set null,
  name text not null,
  hospital text not null,
  what text not null check (what in ('record', 'file', 'export')),
  viewed_at timestamptz not null default now()
);
create index consultation_views_of on consultation_views (consultation_id, id desc);

create table opinion_templates (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  name text not null,
  opinion jsonb not null,
  saved_at timestamptz not null default now(),
  unique (user_id, name)
);
