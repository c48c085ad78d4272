-- The tables of the group `discover`, by feature. A foreign key to a table of a later group is added there, below that table.
-- What operators can take back is shown through a view under the name that every query uses; operators work with the table itself
-- (docs/decisions/046-taking-content-back.md).

-- ## home

create table banners (
  id bigint generated always as identity primary key,
  college_id bigint references colleges (id),
  image text not null,
  title text not null default '',
  ads_type smallint not null check (ads_type between 1 and 3),
  item_id bigint not null default 0,
  ads_link text not null default '',
  sort int not null default 0,
  taken_back_at timestamptz
);
alter table banners rename to all_banners;
create view banners as select * from all_banners where taken_back_at is null;

create table menu_items (
  id bigint generated always as identity primary key,
  name text not null,
  name_en text not null,
  logo text not null,
  type smallint not null,
  content text not null default '',
  icon_status smallint not null default 0,
  sort int not null default 0,
  taken_back_at timestamptz
);
alter table menu_items rename to all_menu_items;
create view menu_items as select * from all_menu_items where taken_back_at is null;

-- college_id null: shown for every subject that has no blocks of its own.
create table content_blocks (
  id bigint generated always as identity primary key,
  college_id bigint references colleges (id),
  name text not null,
  name_en text not null,
  type smallint not null check (type between 1 and 6),
  channel_address text not null default '',
  sort int not null default 0,
  taken_back_at timestamptz
);
alter table content_blocks rename to all_content_blocks;
create view content_blocks as select * from all_content_blocks where taken_back_at is null;

-- The picks of a custom block (type 6).
create table content_block_items (
  block_id bigint not null references all_content_blocks (id) on delete cascade,
  -- Editors may pick experts too.
  kind smallint not null check (kind between 1 and 5),
  item_id bigint not null,
  sort int not null default 0,
  primary key (block_id, kind, item_id)
);


-- ## search

-- Views by powers of two: an order by it puts the much-read first, and it changes seldom enough to be kept.
create function search_weight(views int) returns int
  language sql immutable strict parallel safe
  return floor(log(2, (views + 1)::numeric))::int;

-- Every character and every pair of neighbours of a folded text. Its lines do not touch each other.
create function search_grams(folded text) returns tsvector
  language sql immutable strict parallel safe as $$
  select coalesce(array_to_tsvector(array_agg(gram)), ''::tsvector)
  from (
    select unnest(array[letter, letter || nullif(lead(letter) over (order by place), chr(10))]) as gram
    from unnest(string_to_array(folded, null)) with ordinality as letters (letter, place)
  ) grams
  where gram is not null and not starts_with(gram, chr(10))
$$;

create table search_entries (
  kind text not null,
  item_id bigint not null,
  title text not null,
  subtitle text not null,
  -- Title, subtitle and keywords, a line each, without case, width, spaces and punctuation.
  folded text not null,
  -- How the title is spoken, `=xinlishuaijie` and `-xlsj`, and names beside it, `~`, from each character on.
  tokens text[] not null default '{}',
  college_id bigint,
  disease_ids bigint[] not null default '{}',
  is_credit boolean not null default false,
  sort_at timestamptz not null,
  -- Of meetings: what is over is found among the playbacks.
  end_at timestamptz,
  weight int not null default 0,
  words tsvector not null generated always as (search_grams(folded) || array_to_tsvector(tokens)) stored,
  -- Courses can be searched for by whether they cost something.
  is_free boolean not null default false,
  -- Keywords are stored as they are written, so that a result can show the one that was found.
  keywords text not null default '',
  primary key (kind, item_id)
);
create index search_entries_by_words on search_entries using gin (words);

-- What has changed since it was indexed. Only added to, so that no writer waits for another.
create table search_queue (
  id bigint generated always as identity primary key,
  kind text not null,
  item_id bigint not null
);

-- Arguments: the kind, and the column that holds the id of the changed item.
create function search_enqueue() returns trigger language plpgsql as $$
begin
  insert into search_queue (kind, item_id)
  values (tg_argv[0], (to_jsonb(coalesce(new, old)) ->> tg_argv[1])::bigint);
  return null;
end $$;
create trigger search_changed after insert or delete on meetings
  for each row execute function search_enqueue('meeting', 'id');
create trigger search_edited after update on meetings for each row
  when ((old.title, old.speaker, old.college_id, old.is_credit, old.begin_at, old.end_at, old.published, old.parent_id,
      search_weight(old.view_count))
    is distinct from (new.title, new.speaker, new.college_id, new.is_credit, new.begin_at, new.end_at, new.published,
      new.parent_id, search_weight(new.view_count)))
  execute function search_enqueue('meeting', 'id');
create trigger search_tagged after insert or delete on meeting_diseases
  for each row execute function search_enqueue('meeting', 'meeting_id');
create trigger search_changed after insert or delete on all_articles
  for each row execute function search_enqueue('article', 'id');
create trigger search_edited after update on all_articles for each row
  when ((old.title, old.source, old.college_id, old.disease_id, old.published_at, search_weight(old.view_count))
    is distinct from (new.title, new.source, new.college_id, new.disease_id, new.published_at, search_weight(new.view_count)))
  execute function search_enqueue('article', 'id');
create trigger search_changed after insert or delete on productions
  for each row execute function search_enqueue('production', 'id');
create trigger search_edited after update on productions for each row
  when ((old.title, old.doctor_id, old.college_id, old.disease_id, old.published_at, search_weight(old.view_count))
    is distinct from (new.title, new.doctor_id, new.college_id, new.disease_id, new.published_at, search_weight(new.view_count)))
  execute function search_enqueue('production', 'id');
create trigger search_changed after insert or delete on all_operations
  for each row execute function search_enqueue('operation', 'id');
create trigger search_edited after update on all_operations for each row
  when ((old.title, old.part, old.college_id, old.disease_id, old.published_at, search_weight(old.view_count))
    is distinct from (new.title, new.part, new.college_id, new.disease_id, new.published_at, search_weight(new.view_count)))
  execute function search_enqueue('operation', 'id');
create trigger search_performed after insert or update or delete on operation_doctors
  for each row execute function search_enqueue('operation', 'operation_id');
create trigger search_changed after insert or update or delete on all_columns
  for each row execute function search_enqueue('column', 'id');
create trigger search_joined after insert on all_articles for each row
  when (new.column_id is not null) execute function search_enqueue('column', 'column_id');
create trigger search_left after delete on all_articles for each row
  when (old.column_id is not null) execute function search_enqueue('column', 'column_id');
create trigger search_moved after update of disease_id, column_id on all_articles for each row
  when (new.column_id is not null) execute function search_enqueue('column', 'column_id');
create trigger search_changed after insert or delete on doctors
  for each row execute function search_enqueue('doctor', 'id');
create trigger search_edited after update on doctors for each row
  when ((old.name, old.hospital, old.department, old.college_id, old.good_at)
    is distinct from (new.name, new.hospital, new.department, new.college_id, new.good_at))
  execute function search_enqueue('doctor', 'id');
create trigger search_tagged after insert or delete on doctor_diseases
  for each row execute function search_enqueue('doctor', 'doctor_id');
create trigger search_changed after insert or delete on all_companies
  for each row execute function search_enqueue('company', 'id');
create trigger search_edited after update of name on all_companies
  for each row execute function search_enqueue('company', 'id');
create trigger search_changed after insert or delete on all_products
  for each row execute function search_enqueue('product', 'id');
create trigger search_edited after update of name, company_id, college_id, class_name, indications on all_products
  for each row execute function search_enqueue('product', 'id');
create trigger search_changed after insert or delete on all_departments
  for each row execute function search_enqueue('department', 'id');
create trigger search_edited after update of name, hospital, college_id, introduction on all_departments
  for each row execute function search_enqueue('department', 'id');
create trigger search_priced after update on productions for each row
  when (old.is_free is distinct from new.is_free) execute function search_enqueue('production', 'id');
-- A removed work is not found any more.
create trigger search_removed after update on productions for each row
  when (old.removed_at is distinct from new.removed_at) execute function search_enqueue('production', 'id');
-- Diseases are found themselves, not only what belongs to them.
create trigger search_changed after insert or delete on all_diseases
  for each row execute function search_enqueue('disease', 'id');
create trigger search_edited after update of name, name_en, college_id on all_diseases
  for each row execute function search_enqueue('disease', 'id');
-- What was taken back is not found any more.
create trigger search_taken_back after update on all_articles for each row
  when (old.taken_back_at is distinct from new.taken_back_at) execute function search_enqueue('article', 'id');
create trigger search_left_column after update on all_articles for each row
  when (old.taken_back_at is distinct from new.taken_back_at and new.column_id is not null)
  execute function search_enqueue('column', 'column_id');
create trigger search_taken_back after update on all_operations for each row
  when (old.taken_back_at is distinct from new.taken_back_at) execute function search_enqueue('operation', 'id');
create trigger search_taken_back after update on all_companies for each row
  when (old.taken_back_at is distinct from new.taken_back_at) execute function search_enqueue('company', 'id');
create trigger search_taken_back after update on all_products for each row
  when (old.taken_back_at is distinct from new.taken_back_at) execute function search_enqueue('product', 'id');
create trigger search_taken_back after update on all_departments for each row
  when (old.taken_back_at is distinct from new.taken_back_at) execute function search_enqueue('department', 'id');
create trigger search_taken_back after update on all_diseases for each row
  when (old.taken_back_at is distinct from new.taken_back_at) execute function search_enqueue('disease', 'id');
create trigger search_changed after insert or delete on transcript_lines
  for each row execute function search_enqueue('passage', 'id');
create trigger search_renamed after update on all_products for each row
  when (old.name_en is distinct from new.name_en) execute function search_enqueue('product', 'id');

-- The name of a subject is written into the entries of its departments.
create function search_enqueue_departments() returns trigger language plpgsql as $$
begin
  insert into search_queue (kind, item_id) select 'department', id from departments where college_id = new.id;
  return null;
end $$;
create trigger search_bearers after update on colleges for each row
  when ((old.name, old.name_en) is distinct from (new.name, new.name_en)) execute function search_enqueue_departments();

-- A name is written into the entries of those who bear it.
create function search_enqueue_bearers() returns trigger language plpgsql as $$
begin
  case tg_table_name
    when 'meetings' then
      insert into search_queue (kind, item_id) select 'meeting', id from meetings where parent_id = new.id;
    when 'doctors' then
      insert into search_queue (kind, item_id)
      select 'production', id from productions where doctor_id = new.id
      union all select 'operation', operation_id from operation_doctors where doctor_id = new.id;
    when 'all_companies' then
      insert into search_queue (kind, item_id) select 'product', id from products where company_id = new.id;
    when 'all_diseases' then
      insert into search_queue (kind, item_id)
      select 'meeting', meeting_id from meeting_diseases where disease_id = new.id
      union all select 'doctor', doctor_id from doctor_diseases where disease_id = new.id
      union all select 'article', id from articles where disease_id = new.id
      union all select 'production', id from productions where disease_id = new.id
      union all select 'operation', id from operations where disease_id = new.id;
  end case;
  return null;
end $$;
create trigger search_bearers after update on meetings for each row
  when (old.published is distinct from new.published) execute function search_enqueue_bearers();
create trigger search_bearers after update on doctors for each row
  when (old.name is distinct from new.name) execute function search_enqueue_bearers();
create trigger search_bearers after update on all_companies for each row
  when (old.name is distinct from new.name) execute function search_enqueue_bearers();
create trigger search_bearers after update on all_diseases for each row
  when ((old.name, old.name_en) is distinct from (new.name, new.name_en)) execute function search_enqueue_bearers();
create trigger search_bearers_taken_back after update on all_companies for each row
  when (old.taken_back_at is distinct from new.taken_back_at) execute function search_enqueue_bearers();
create trigger search_bearers_taken_back after update on all_diseases for each row
  when (old.taken_back_at is distinct from new.taken_back_at) execute function search_enqueue_bearers();

-- What is searched for. college_id 0: anywhere. Nothing here says who searched.
create table search_terms (
  college_id bigint not null default 0,
  folded text not null,
  term text not null,
  -- How many different visitors searched it.
  visitors int not null default 1,
  -- The logarithm of a sum that halves every week: larger is hotter at any time, without being counted down.
  heat double precision not null,
  primary key (college_id, folded)
);
create index search_terms_by_heat on search_terms (college_id, heat desc) where visitors >= 3;

-- Hot words that operators show first, and words that are never shown as hot, whatever people search for.
create table hot_words (
  id bigint generated always as identity primary key,
  -- null: in all subjects.
  college_id bigint references colleges (id) on delete cascade,
  word text not null check (word <> ''),
  kind text not null check (kind in ('pinned', 'hidden')),
  published boolean not null default true,
  sort int not null default 0,
  unique nulls not distinct (college_id, word)
);

-- What people searched for and did not find, by day; one visitor counts once.
create table search_misses (
  id bigint generated always as identity primary key,
  day date not null,
  folded text not null,
  term text not null,
  visitors int not null default 1,
  unique (day, folded)
);


-- ## meeting-home

-- Without a row a large meeting shows all its buttons and no logo.
create table meeting_homes (
  meeting_id bigint primary key references meetings (id) on delete cascade,
  logo text not null default '',
  logo_name text not null default '',
  logo_link text not null default '',
  has_reserve boolean not null default true,
  has_collect boolean not null default true,
  has_praise boolean not null default true,
  has_share boolean not null default true,
  has_invite boolean not null default true
);

create table meeting_banners (
  id bigint generated always as identity primary key,
  meeting_id bigint not null references meetings (id) on delete cascade,
  title text not null,
  image text not null,
  -- A path of this site or a web address; empty for a mere picture.
  link text not null default '',
  sort int not null default 0
);
create index meeting_banners_by_meeting on meeting_banners (meeting_id, sort, id);

-- Without rows a large meeting has the standard menu.
create table meeting_menu_items (
  id bigint generated always as identity primary key,
  meeting_id bigint not null references meetings (id) on delete cascade,
  kind text not null check (kind in ('about', 'programme', 'sessions', 'experts', 'halls', 'reports', 'invite', 'link')),
  -- Empty for the kind's own name.
  name text not null default '',
  name_en text not null default '',
  link text not null default '',
  sort int not null default 0
);
create index meeting_menu_items_by_meeting on meeting_menu_items (meeting_id, sort, id);


-- ## doctor-homepage

-- How many people a homepage reached on each day (Asia/Shanghai). No row names anybody.
create table doctor_days (
  doctor_id bigint not null references doctors (id) on delete cascade,
  day date not null,
  views int not null default 0 check (views >= 0),
  link_clicks int not null default 0 check (link_clicks >= 0),
  -- Counted apart, because unfollowing removes the row of the follow.
  follows int not null default 0 check (follows >= 0),
  unfollows int not null default 0 check (unfollows >= 0),
  primary key (doctor_id, day)
);
