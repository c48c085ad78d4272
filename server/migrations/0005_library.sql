-- The tables of the group `library`, by feature. A foreign key to a table of a later group is added there, below that table.
-- What operators can take back is shown through a view under the name that every query uses; operators work with the table itself
-- (docs/decisions/046-taking-content-back.md).

-- ## subjects

create table colleges (
  id bigint generated always as identity primary key,
  name text not null unique,
  name_en text not null,
  logo text not null,
  description text not null default '',
  download_logo smallint not null default 0,
  download_logo_title text not null default '',
  sort int not null default 0
);
alter table doctors add foreign key (college_id) references colleges (id);
alter table meetings add foreign key (college_id) references colleges (id);

create table diseases (
  id bigint generated always as identity primary key,
  college_id bigint not null references colleges (id),
  name text not null,
  name_en text not null,
  sort int not null default 0,
  introduction text not null default '',
  taken_back_at timestamptz,
  unique (college_id, name)
);
alter table diseases rename to all_diseases;
create view diseases as select * from all_diseases where taken_back_at is null;
alter table doctor_diseases add foreign key (disease_id) references all_diseases (id) on delete cascade;
alter table meeting_diseases add foreign key (disease_id) references all_diseases (id) on delete cascade;

-- Diseases are tags too, of a table of their own, because everything else refers to them.
create table tags (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('operation', 'part', 'category')),
  -- null: a tag across all subjects.
  college_id bigint references colleges (id) on delete cascade,
  name text not null,
  name_en text not null,
  introduction text not null default '',
  sort int not null default 0,
  taken_back_at timestamptz,
  unique nulls not distinct (kind, college_id, name)
);
alter table tags rename to all_tags;
create view tags as select * from all_tags where taken_back_at is null;

create table item_tags (
  tag_id bigint not null references all_tags (id) on delete cascade,
  item_kind text not null check (item_kind in ('meeting', 'production', 'operation', 'information')),
  item_id bigint not null,
  primary key (tag_id, item_kind, item_id)
);
create index item_tags_by_item on item_tags (item_kind, item_id);


-- ## articles

create table columns (
  id bigint generated always as identity primary key,
  college_id bigint references colleges (id),
  theme text not null,
  cover text not null,
  intro text not null default '',
  meeting_id bigint references meetings (id) on delete set null,
  sort int not null default 0,
  taken_back_at timestamptz
);
alter table columns rename to all_columns;
create view columns as select * from all_columns where taken_back_at is null;
create index columns_by_sort on all_columns (sort, id);
create index columns_by_college on all_columns (college_id, sort, id);

create table articles (
  id bigint generated always as identity primary key,
  college_id bigint not null references colleges (id),
  disease_id bigint references all_diseases (id),
  title text not null,
  cover text not null,
  intro text not null default '',
  body text not null,
  source text not null default '',
  view_count int not null default 0,
  published_at timestamptz not null default now(),
  column_id bigint references all_columns (id) on delete set null,
  share_count int not null default 0,
  -- The doctor who wrote an article, so that readers can follow the name to the homepage.
  doctor_id bigint references doctors (id) on delete set null,
  taken_back_at timestamptz
);
alter table articles rename to all_articles;
create view articles as select * from all_articles where taken_back_at is null;
create index articles_by_time on all_articles (published_at, id);
create index articles_by_college on all_articles (college_id, published_at);
create index articles_by_column on all_articles (column_id, published_at);
create index articles_by_disease on all_articles (disease_id, published_at) where disease_id is not null;
create index articles_by_views on all_articles (view_count, id);
create index articles_by_doctor on all_articles (doctor_id) where doctor_id is not null;


-- ## operations

create table operations (
  id bigint generated always as identity primary key,
  college_id bigint not null references colleges (id),
  disease_id bigint references all_diseases (id),
  title text not null,
  cover text not null,
  intro text not null default '',
  part text not null default '',
  video text not null,
  view_count int not null default 0,
  published_at timestamptz not null default now(),
  clarities jsonb not null default '[]',
  captions jsonb not null default '[]',
  taken_back_at timestamptz
);
alter table operations rename to all_operations;
create view operations as select * from all_operations where taken_back_at is null;
create index operations_by_college on all_operations (college_id, published_at);
create index operations_by_time on all_operations (published_at, id);
create index operations_by_views on all_operations (view_count, id);
create index operations_by_disease on all_operations (disease_id, published_at) where disease_id is not null;
create index operations_with_captions on all_operations (id) where captions <> '[]';
alter table meeting_recordings add foreign key (operation_id) references all_operations (id) on delete set null;

create table operation_doctors (
  operation_id bigint not null references all_operations (id) on delete cascade,
  doctor_id bigint not null references doctors (id) on delete cascade,
  sort int not null default 0,
  primary key (operation_id, doctor_id)
);
create index operation_doctors_by_doctor on operation_doctors (doctor_id);

create table operation_steps (
  id bigint generated always as identity primary key,
  operation_id bigint not null references all_operations (id) on delete cascade,
  title text not null,
  at_seconds int not null
);
create index operation_steps_by_operation on operation_steps (operation_id, at_seconds);


-- ## encyclopedia

create table companies (
  id bigint generated always as identity primary key,
  name text not null unique,
  logo text not null,
  profile text not null default '',
  sort int not null default 0,
  city text not null default '',
  founded_year int not null default 0,
  taken_back_at timestamptz
);
alter table companies rename to all_companies;
create view companies as select * from all_companies where taken_back_at is null;

create table product_classes (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('drug', 'device')),
  parent_id bigint references product_classes (id) on delete cascade,
  name text not null,
  name_en text not null,
  sort int not null default 0,
  unique nulls not distinct (kind, parent_id, name)
);
create index product_classes_by_parent on product_classes (parent_id, sort) where parent_id is not null;

create table products (
  id bigint generated always as identity primary key,
  company_id bigint not null references all_companies (id) on delete cascade,
  college_id bigint references colleges (id),
  kind text not null check (kind in ('drug', 'device')),
  class_name text not null default '',
  name text not null,
  cover text not null,
  specification text not null default '',
  indications text not null default '',
  sort int not null default 0,
  class_id bigint references product_classes (id) on delete set null,
  notes text not null default '',
  -- Letters by which the catalogue is sorted.
  pinyin text not null default '',
  taken_back_at timestamptz,
  -- What a drug's leaflet says, and the name by which the world knows it.
  name_en text not null default '',
  composition text not null default '',
  dose text not null default '',
  contraindications text not null default '',
  interactions text not null default ''
);
alter table products rename to all_products;
create view products as select * from all_products where taken_back_at is null;
create index products_by_company on all_products (company_id, sort);
create index products_by_sort on all_products (kind, sort, id);
create index products_by_class on all_products (class_id, sort, id);
create index products_by_pinyin on all_products (pinyin, id);

create table product_documents (
  id bigint generated always as identity primary key,
  product_id bigint not null references all_products (id) on delete cascade,
  name text not null,
  file text not null,
  size int not null,
  -- Rich text; empty for a file that can only be downloaded.
  preview text not null default '',
  sort int not null default 0
);
create index product_documents_by_product on product_documents (product_id, sort);

-- Where a product is spoken of.
create table product_links (
  product_id bigint not null references all_products (id) on delete cascade,
  item_kind text not null
    check (item_kind in ('meeting', 'production', 'operation', 'information', 'disease', 'doctor')),
  item_id bigint not null,
  primary key (product_id, item_kind, item_id)
);
create index product_links_by_item on product_links (item_kind, item_id);

-- What a company shows in its column.
create table company_contents (
  company_id bigint not null references all_companies (id) on delete cascade,
  item_kind text not null check (item_kind in ('meeting', 'production', 'operation', 'information')),
  item_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (company_id, item_kind, item_id)
);
create index company_contents_by_time on company_contents (company_id, created_at);

create table company_ads (
  id bigint generated always as identity primary key,
  company_id bigint not null references all_companies (id) on delete cascade,
  image text not null,
  title text not null,
  link text not null,
  sort int not null default 0
);
create index company_ads_by_company on company_ads (company_id, sort);

-- Which members looked at a product, until their month is counted.
create table product_viewers (
  product_id bigint not null references all_products (id) on delete cascade,
  month date not null,
  user_id bigint not null references users (id) on delete cascade,
  primary key (product_id, month, user_id)
);
create index product_viewers_of_user on product_viewers (user_id);


-- ## publicity

create table publicity_applications (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  name text not null,
  phone_sealed bytea not null,
  hospital text not null,
  department text not null,
  title text not null,
  topic text not null,
  description text not null,
  files jsonb not null default '[]',
  state smallint not null default 0 check (state in (0, 1, 2)),
  created_at timestamptz not null default now(),
  -- Applications for science creation are decided by operators, who say why they decline one.
  reason text not null default '',
  reviewed_at timestamptz,
  reviewer_id bigint references users (id) on delete set null
);
-- One open application per user, whatever arrives at the same time.
create unique index publicity_one_open on publicity_applications (user_id) where state = 0;
create index publicity_applications_by_state on publicity_applications (state, created_at, id);


-- ## questionnaires

create table answer_records (
  user_id bigint not null references users (id) on delete cascade,
  item_type text not null check (item_type in ('questionnaire', 'exam')),
  item_id bigint not null,
  answered_at timestamptz not null default now(),
  primary key (user_id, item_type, item_id)
);
create index answer_records_by_item on answer_records (item_type, item_id);

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


-- ## data-packages

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
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index data_package_mails_of_user on data_package_mails (user_id, package_id, id);
create unique index data_package_mails_one_queued on data_package_mails (user_id, package_id, address_digest)
  where state = 'queued';


-- ## halls

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

create table hall_booths (
  id bigint generated always as identity primary key,
  hall_id bigint not null references halls (id) on delete cascade,
  company_id bigint not null references all_companies (id) on delete cascade,
  package_id bigint references data_packages (id) on delete set null,
  number text not null default '',
  slogan text not null default '',
  cover text not null,
  visit_count int not null default 0,
  sort int not null default 0,
  -- A booth can be taken back without its hall.
  published boolean not null default true
);
create index hall_booths_by_hall on hall_booths (hall_id, sort, id);

create table hall_booth_products (
  booth_id bigint not null references hall_booths (id) on delete cascade,
  product_id bigint not null references all_products (id) on delete cascade,
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


-- ## ads

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


-- ## departments

-- Departments of hospitals: who works there, who follows them, and where they are found.
create table departments (
  id bigint generated always as identity primary key,
  name text not null,
  hospital text not null,
  college_id bigint not null references colleges (id),
  cover text not null default '',
  introduction text not null default '',
  sort int not null default 0,
  created_at timestamptz not null default now(),
  taken_back_at timestamptz,
  unique (hospital, name)
);
alter table departments rename to all_departments;
create view departments as select * from all_departments where taken_back_at is null;
create index departments_by_college on all_departments (college_id, sort, id);
create index departments_by_sort on all_departments (sort, id);
alter table doctors add foreign key (department_id) references all_departments (id) on delete set null;

-- Which advertisements the department pages show.
create table department_ads (
  -- Null: shown on the department home.
  department_id bigint references all_departments (id) on delete cascade,
  ad_id bigint not null references ads (id) on delete cascade,
  sort int not null default 0,
  unique nulls not distinct (department_id, ad_id)
);


-- ## rights

-- What a member has bought. Every question about access is asked here, never the order. A refund ends a right;
-- the row stays as the record of it.
create table rights (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  item_type text not null check (item_type in ('production')),
  item_id bigint not null,
  -- Empty for a right that an operator gave. Orders belong to a later group, so there is no foreign key.
  order_id bigint unique,
  granted_at timestamptz not null default now(),
  revoked_at timestamptz check (revoked_at >= granted_at)
);
create unique index rights_live on rights (user_id, item_type, item_id) where revoked_at is null;


-- ## videos

-- Videos that members upload: they arrive in parts, are processed by a job, and are then used by works.
create table videos (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  file_name text not null,
  -- When the file was changed on the member's device: with name and size it tells whether an upload continues.
  modified_at bigint not null default 0,
  bytes bigint not null check (bytes > 0),
  received bigint not null default 0 check (received >= 0 and received <= bytes),
  -- The original in the storage, and what the storage calls its upload.
  file_key text not null unique,
  upload_id text not null,
  mime text not null default '',
  state text not null default 'uploading'
    check (state in ('uploading', 'uploaded', 'processing', 'ready', 'failed')),
  reason text not null default '',
  progress smallint not null default 0 check (progress between 0 and 100),
  seconds integer not null default 0,
  width integer not null default 0,
  height integer not null default 0,
  -- The playlist that players open; empty where the original is played.
  playlist text not null default '',
  clarities jsonb not null default '[]',
  preview text not null default '',
  covers jsonb not null default '[]',
  cover text not null default '',
  captions jsonb not null default '[]',
  created_at timestamptz not null default now(),
  received_at timestamptz not null default now(),
  -- What a video is for: a work of its owner, or the platform, for which operators upload recordings and videos of public pages.
  use text not null default 'work' check (use in ('work', 'recording', 'page')),
  -- Captions that a speech service makes of a video: in which language, how far, and under which name the service knows it.
  transcription_language text not null default '',
  transcription_state text not null default '' check (transcription_state in ('', 'waiting', 'failed')),
  transcription_task text not null default '',
  transcription_began_at timestamptz
);
create index videos_of_user on videos (user_id, id desc);
create index videos_unfinished on videos (received_at) where state = 'uploading';
create index videos_waiting on videos (id) where state in ('uploaded', 'processing');
-- A recording names the playlist of its video; the pictures of the seek bar are found by it.
create index videos_playlist_idx on videos (playlist) where playlist <> '';


-- ## courses

create table productions (
  id bigint generated always as identity primary key,
  doctor_id bigint not null references doctors (id) on delete cascade,
  college_id bigint not null references colleges (id),
  disease_id bigint references all_diseases (id),
  course_type smallint not null default 1,
  title text not null,
  cover text not null,
  intro text not null default '',
  is_free boolean not null default true,
  price_fen int not null default 0 check (price_fen >= 0),
  former_price_fen int not null default 0 check (former_price_fen >= 0),
  is_operation_review boolean not null default false,
  view_count int not null default 0,
  published_at timestamptz not null default now(),
  operation_id bigint references all_operations (id) on delete set null,
  -- Until then the price is price_fen, afterwards former_price_fen. Empty: the offer has no end.
  offer_ends_at timestamptz,
  -- How much of each lesson may be watched before paying, besides the lessons that are on trial as a whole.
  trial_seconds int not null default 0 check (trial_seconds >= 0),
  -- A removed work leaves every list; those who bought it and its author still watch it.
  removed_at timestamptz,
  -- The author removes a work; an operator takes it back, and gives back only what was taken.
  taken_back_at timestamptz
);
create index productions_by_college on productions (college_id, published_at);
create index productions_by_time on productions (published_at, id);
create index productions_by_doctor on productions (doctor_id, published_at);
create index productions_by_kind on productions (course_type, published_at, id);
create index productions_by_views on productions (view_count, id);
create index productions_by_disease on productions (disease_id, published_at) where disease_id is not null;
create index productions_by_operation on productions (operation_id, published_at) where operation_id is not null;

create table production_episodes (
  id bigint generated always as identity primary key,
  production_id bigint not null references productions (id) on delete cascade,
  title text not null,
  video text not null,
  seconds int not null default 0,
  sort int not null default 0,
  is_trial boolean not null default false,
  clarities jsonb not null default '[]',
  captions jsonb not null default '[]',
  -- Lessons with the same chapter follow each other; empty in a work without chapters.
  chapter text not null default '',
  -- The uploaded video that the lesson plays; empty for an address that was entered by hand.
  video_id bigint,
  -- A video that a lesson plays cannot be deleted.
  foreign key (video_id) references videos (id)
);
create index production_episodes_by_production on production_episodes (production_id, sort);
create index production_episodes_by_video on production_episodes (video_id) where video_id is not null;
create index lessons_with_captions on production_episodes (id) where captions <> '[]';

-- How far a member has come in a lesson. The order of the key serves the curve of one lesson.
create table lesson_progress (
  lesson_id bigint not null references production_episodes (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  production_id bigint not null references productions (id) on delete cascade,
  -- What was played, in milliseconds of the video; watching a part again adds nothing.
  covered int4multirange not null default '{}',
  -- Real time, which watching again does add to.
  watched_ms bigint not null default 0,
  -- Real time is counted until then, so that a repeated report counts once.
  claimed_until timestamptz not null default now(),
  -- The second at which the lesson was left.
  position int not null default 0,
  completed_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (lesson_id, user_id)
);
create index lesson_progress_by_member on lesson_progress (user_id, production_id);
create index lesson_progress_by_work on lesson_progress (production_id);

-- What happened to a work on a day in Shanghai, for its author: a row a day however many watch it.
create table work_days (
  production_id bigint not null references productions (id) on delete cascade,
  day date not null,
  views int not null default 0,
  watched_ms bigint not null default 0,
  -- Lessons that members have completed.
  completions int not null default 0,
  primary key (production_id, day)
);


-- ## talks

-- A subject talk is a column that somebody hosts: a series of meetings, and works that were recorded for it.
create table column_doctors (
  column_id bigint not null references all_columns (id) on delete cascade,
  doctor_id bigint not null references doctors (id) on delete cascade,
  sort int not null default 0,
  primary key (column_id, doctor_id)
);
create index column_doctors_by_doctor on column_doctors (doctor_id);

create table column_meetings (
  column_id bigint not null references all_columns (id) on delete cascade,
  meeting_id bigint not null references meetings (id) on delete cascade,
  primary key (column_id, meeting_id)
);
create index column_meetings_by_meeting on column_meetings (meeting_id);

create table column_works (
  column_id bigint not null references all_columns (id) on delete cascade,
  production_id bigint not null references productions (id) on delete cascade,
  sort int not null default 0,
  primary key (column_id, production_id)
);
create index column_works_by_work on column_works (production_id);


-- ## works

-- The versions of works as their authors write them: drafts, and what operators review. A version that has passed is copied to
-- productions under production_id, so everything that shows works reads what has passed and nothing else.
create table work_revisions (
  id bigint generated always as identity primary key,
  -- Taken from the numbers of productions before there is a row of that number, so there is no foreign key.
  production_id bigint not null,
  doctor_id bigint not null references doctors (id) on delete cascade,
  -- Who wrote it.
  user_id bigint not null references users (id) on delete cascade,
  -- 0 draft, 1 under review, 2 passed, 3 refused.
  state smallint not null default 0 check (state between 0 and 3),
  reason text not null default '',
  course_type smallint not null default 1 check (course_type in (1, 2)),
  title text not null default '',
  intro text not null default '',
  cover text not null default '',
  is_free boolean not null default true,
  price_fen int not null default 0 check (price_fen >= 0),
  former_price_fen int not null default 0 check (former_price_fen >= 0),
  offer_ends_at timestamptz,
  trial_seconds int not null default 0 check (trial_seconds >= 0),
  college_id bigint references colleges (id) on delete set null,
  disease_id bigint references all_diseases (id) on delete set null,
  -- The lessons in order; a single work has one without a title.
  lessons jsonb not null default '[]',
  captions jsonb not null default '[]',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  reviewed_at timestamptz,
  reviewer_id bigint references users (id) on delete set null
);
create unique index work_revisions_one_draft on work_revisions (production_id) where state = 0;
create unique index work_revisions_one_open on work_revisions (production_id) where state = 1;
create index work_revisions_of_work on work_revisions (production_id, id desc);
create index work_revisions_of_doctor on work_revisions (doctor_id, production_id, id desc);
create index work_revisions_by_state on work_revisions (state, created_at, id);


-- ## synonyms

-- What else a medical term is called: short, in English, by brand, formerly. A search for one name finds the others.
create table synonyms (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('disease', 'drug', 'procedure', 'test', 'other')),
  -- The usual name, which a search that was understood shows.
  term text not null unique check (term <> ''),
  others text[] not null check (cardinality(others) > 0),
  updated_at timestamptz not null default now()
);
comment on table synonyms is 'begins with rows';


-- ## transcripts

-- What is said in a video, line by line, read from the file of its captions so that it can be searched.
create table transcripts (
  id bigint generated always as identity primary key,
  talk text not null check (talk in ('recording', 'lesson', 'operation')),
  talk_id bigint not null,
  language text not null,
  -- The file that was read. Other captions have another file.
  address text not null,
  read_at timestamptz not null default now(),
  -- A talk may have several slides.
  unique (talk, talk_id, language, address)
);

create table transcript_lines (
  id bigint generated always as identity primary key,
  transcript_id bigint not null references transcripts on delete cascade,
  at_seconds int not null,
  words text not null
);
create index transcript_lines_by_transcript on transcript_lines (transcript_id, at_seconds);

-- The slides that are shown in a recording: what is written on them is searched as what is said in it.
create table recording_slides (
  recording_id bigint not null references meeting_recordings (id) on delete cascade,
  file_key text not null,
  -- The second at which the lecture with these slides begins; 0 where nobody knows.
  at_seconds int not null default 0,
  primary key (recording_id, file_key)
);

-- The second of a recording at which a page of its slides is first shown: from those turns, or marked by the lecturer.
create table slide_marks (
  recording_id bigint not null references meeting_recordings (id) on delete cascade,
  file_key text not null,
  page int not null check (page > 0),
  at_seconds int not null check (at_seconds >= 0),
  primary key (recording_id, file_key, page)
);


-- ## talk-captions

-- Captions that a speech service makes of a talk: of a recording, a lesson or a surgical video. The row goes when they are there.
create table talk_transcriptions (
  id bigint generated always as identity primary key,
  talk text not null check (talk in ('recording', 'lesson', 'operation')),
  talk_id bigint not null,
  language text not null,
  state text not null default 'waiting' check (state in ('waiting', 'failed')),
  reason text not null default '',
  -- The name under which the service knows it; empty until its sound has been handed in.
  task text not null default '',
  began_at timestamptz not null default now(),
  asked_by bigint not null references users (id) on delete cascade,
  unique (talk, talk_id)
);


-- ## What bears a tag, whatever kind it is.

create view tagged_items as
  select 'disease' as tag_kind, disease_id as tag_id, 'meeting' as item_kind, meeting_id as item_id from meeting_diseases
  union all
  select 'disease', disease_id, 'production', id from productions where disease_id is not null
  union all
  select 'disease', disease_id, 'operation', id from operations where disease_id is not null
  union all
  select 'disease', disease_id, 'information', id from articles where disease_id is not null
  union all
  select t.kind, i.tag_id, i.item_kind, i.item_id from item_tags i join tags t on t.id = i.tag_id;
