-- Exhibition halls, questionnaires, data packages with their mails, advertisements, subject talks.

-- A hall belongs to a large meeting, or to none: then it shows products all year.
create table halls (
  id bigint generated always as identity primary key,
  meeting_id bigint references meetings (id) on delete cascade,
  name text not null,
  cover text not null,
  intro text not null default '',
  visit_count int not null default 0,
  published boolean not null default true,
  sort int not null default 0
);
create index halls_of_products on halls (sort, id) where published and meeting_id is null;
create index halls_by_meeting on halls (meeting_id, sort, id) where published;

create table data_packages (
  id bigint generated always as identity primary key,
  title text not null,
  cover text not null,
  intro text not null default '',
  published boolean not null default true,
  created_at timestamptz not null default now()
);

-- Deferred, so that a package and its files can be written in either order.
create table data_package_files (
  id bigint generated always as identity primary key,
  package_id bigint not null references data_packages (id) on delete cascade,
  file_key text not null references files (key) on delete cascade deferrable initially deferred,
  name text not null,
  sort int not null default 0
);
create index data_package_files_by_package on data_package_files (package_id, sort, id);

create table data_package_mails (
  id bigint generated always as identity primary key,
  package_id bigint not null references data_packages (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  address_sealed bytea not null,
  address_digest bytea not null,
  language text not null default 'zh' check (language in ('zh', 'en')),
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed')),
  tries int not null default 0,
  -- When it is next due; of one being sent: when whoever sends it is given up.
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index data_package_mails_due on data_package_mails (due_at) where state in ('queued', 'sending');
create index data_package_mails_of_user on data_package_mails (user_id, package_id, id);
-- Asking twice for the same thing is asking once, whatever arrives at the same time.
create unique index data_package_mails_one_under_way on data_package_mails (user_id, package_id, address_digest)
  where state in ('queued', 'sending');

create table hall_booths (
  id bigint generated always as identity primary key,
  hall_id bigint not null references halls (id) on delete cascade,
  company_id bigint not null references companies (id) on delete cascade,
  package_id bigint references data_packages (id) on delete set null,
  number text not null default '',
  slogan text not null default '',
  cover text not null,
  visit_count int not null default 0,
  sort int not null default 0
);
create index hall_booths_by_hall on hall_booths (hall_id, sort, id);

create table hall_booth_products (
  booth_id bigint not null references hall_booths (id) on delete cascade,
  product_id bigint not null references products (id) on delete cascade,
  sort int not null default 0,
  primary key (booth_id, product_id)
);

create table hall_booth_media (
  id bigint generated always as identity primary key,
  booth_id bigint not null references hall_booths (id) on delete cascade,
  kind text not null check (kind in ('video', 'document')),
  title text not null,
  address text not null,
  cover text not null default '',
  seconds int not null default 0,
  size int not null default 0,
  sort int not null default 0
);
create index hall_booth_media_by_booth on hall_booth_media (booth_id, sort, id);

create table questionnaires (
  id bigint generated always as identity primary key,
  owner_id bigint references users (id) on delete set null,
  title text not null,
  intro text not null default '',
  thanks text not null default '',
  closes_at timestamptz,
  published boolean not null default true,
  created_at timestamptz not null default now()
);

create table questionnaire_questions (
  id bigint generated always as identity primary key,
  questionnaire_id bigint not null references questionnaires (id) on delete cascade,
  kind text not null check (kind in ('single', 'multiple', 'text')),
  title text not null,
  required boolean not null default false,
  sort int not null default 0
);
create index questionnaire_questions_in_order on questionnaire_questions (questionnaire_id, sort, id);

create table questionnaire_options (
  id bigint generated always as identity primary key,
  question_id bigint not null references questionnaire_questions (id) on delete cascade,
  label text not null,
  sort int not null default 0
);
create index questionnaire_options_in_order on questionnaire_options (question_id, sort, id);

-- That somebody has answered stands in answer_records, which lets in one answer a user.
create table questionnaire_choices (
  question_id bigint not null references questionnaire_questions (id) on delete cascade,
  option_id bigint not null references questionnaire_options (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  primary key (question_id, option_id, user_id)
);
create index questionnaire_choices_of_user on questionnaire_choices (user_id);

create table questionnaire_texts (
  id bigint generated always as identity primary key,
  question_id bigint not null references questionnaire_questions (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  content text not null,
  unique (question_id, user_id)
);
create index questionnaire_texts_latest on questionnaire_texts (question_id, id);
create index questionnaire_texts_of_user on questionnaire_texts (user_id);

create index answer_records_by_item on answer_records (item_type, item_id);

create table ads (
  id bigint generated always as identity primary key,
  title text not null,
  image text not null,
  body text not null default '',
  advertiser text not null default '',
  link text not null default '',
  show_count int not null default 0,
  click_count int not null default 0,
  published boolean not null default true,
  created_at timestamptz not null default now()
);

-- A subject talk is a column that somebody hosts: a series of meetings, and works that were recorded for it.
create table column_doctors (
  column_id bigint not null references columns (id) on delete cascade,
  doctor_id bigint not null references doctors (id) on delete cascade,
  sort int not null default 0,
  primary key (column_id, doctor_id)
);
create index column_doctors_by_doctor on column_doctors (doctor_id);

create table column_meetings (
  column_id bigint not null references columns (id) on delete cascade,
  meeting_id bigint not null references meetings (id) on delete cascade,
  primary key (column_id, meeting_id)
);
create index column_meetings_by_meeting on column_meetings (meeting_id);

create table column_works (
  column_id bigint not null references columns (id) on delete cascade,
  production_id bigint not null references productions (id) on delete cascade,
  sort int not null default 0,
  primary key (column_id, production_id)
);
create index column_works_by_work on column_works (production_id);
