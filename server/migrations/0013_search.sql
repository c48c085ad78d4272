-- One index over everything that can be searched for, and the words that people search for.

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
  sounds text[] not null default '{}',
  college_id bigint,
  disease_ids bigint[] not null default '{}',
  is_credit boolean not null default false,
  sort_at timestamptz not null,
  -- Of meetings: what is over is found among the playbacks.
  end_at timestamptz,
  weight int not null default 0,
  words tsvector not null generated always as (search_grams(folded) || array_to_tsvector(sounds)) stored,
  primary key (kind, item_id)
);
create index search_entries_by_words on search_entries using gin (words);

-- What has changed since it was indexed. Only added to, so that no writer waits for another.
create table search_queue (
  id bigint generated always as identity primary key,
  kind text not null,
  item_id bigint not null
);

-- What is to be found, and by which words.
create view search_sources as
  select 'meeting' as kind, m.id as item_id, m.title, m.speaker as subtitle, tagged.names as keywords, m.college_id,
    tagged.ids as disease_ids, m.is_credit, m.begin_at as sort_at, m.end_at, search_weight(m.view_count) as weight
  from meetings m
    left join meetings p on p.id = m.parent_id
    cross join lateral (
      select coalesce(array_agg(d.id), '{}') as ids, coalesce(string_agg(d.name || chr(10) || d.name_en, chr(10)), '') as names
      from meeting_diseases md join diseases d on d.id = md.disease_id where md.meeting_id = m.id) tagged
  where m.published and (p.id is null or p.published)
  union all
  select 'article', a.id, a.title, a.source, concat_ws(chr(10), d.name, d.name_en), a.college_id,
    array_remove(array[a.disease_id], null), false, a.published_at, null, search_weight(a.view_count)
  from articles a left join diseases d on d.id = a.disease_id
  union all
  select 'production', p.id, p.title, doctors.name, concat_ws(chr(10), d.name, d.name_en), p.college_id,
    array_remove(array[p.disease_id], null), false, p.published_at, null, search_weight(p.view_count)
  from productions p join doctors on doctors.id = p.doctor_id left join diseases d on d.id = p.disease_id
  union all
  select 'operation', o.id, o.title, coalesce((
      select string_agg(doctors.name, '、' order by od.sort) from operation_doctors od join doctors on doctors.id = od.doctor_id
      where od.operation_id = o.id), ''),
    concat_ws(chr(10), o.part, d.name, d.name_en), o.college_id, array_remove(array[o.disease_id], null), false,
    o.published_at, null, search_weight(o.view_count)
  from operations o left join diseases d on d.id = o.disease_id
  union all
  select 'column', c.id, c.theme, '', c.intro, c.college_id,
    array(select distinct a.disease_id from articles a where a.column_id = c.id and a.disease_id is not null), false,
    to_timestamp(0), null, 0
  from columns c
  union all
  select 'doctor', doctors.id, doctors.name, doctors.hospital || ' ' || doctors.department,
    concat_ws(chr(10), doctors.good_at, tagged.names), doctors.college_id, tagged.ids, false, doctors.created_at, null, 0
  from doctors
    cross join lateral (
      select coalesce(array_agg(d.id), '{}') as ids, coalesce(string_agg(d.name || chr(10) || d.name_en, chr(10)), '') as names
      from doctor_diseases dd join diseases d on d.id = dd.disease_id where dd.doctor_id = doctors.id) tagged
  union all
  select 'company', c.id, c.name, '', '', null, '{}', false, to_timestamp(0), null, 0
  from companies c
  union all
  select 'product', p.id, p.name, c.name, concat_ws(chr(10), p.class_name, left(p.indications, 300)), p.college_id, '{}',
    false, to_timestamp(0), null, 0
  from products p join companies c on c.id = p.company_id;

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

create trigger search_changed after insert or delete on articles
  for each row execute function search_enqueue('article', 'id');
create trigger search_edited after update on articles for each row
  when ((old.title, old.source, old.college_id, old.disease_id, old.published_at, search_weight(old.view_count))
    is distinct from (new.title, new.source, new.college_id, new.disease_id, new.published_at, search_weight(new.view_count)))
  execute function search_enqueue('article', 'id');

create trigger search_changed after insert or delete on productions
  for each row execute function search_enqueue('production', 'id');
create trigger search_edited after update on productions for each row
  when ((old.title, old.doctor_id, old.college_id, old.disease_id, old.published_at, search_weight(old.view_count))
    is distinct from (new.title, new.doctor_id, new.college_id, new.disease_id, new.published_at, search_weight(new.view_count)))
  execute function search_enqueue('production', 'id');

create trigger search_changed after insert or delete on operations
  for each row execute function search_enqueue('operation', 'id');
create trigger search_edited after update on operations for each row
  when ((old.title, old.part, old.college_id, old.disease_id, old.published_at, search_weight(old.view_count))
    is distinct from (new.title, new.part, new.college_id, new.disease_id, new.published_at, search_weight(new.view_count)))
  execute function search_enqueue('operation', 'id');
create trigger search_performed after insert or update or delete on operation_doctors
  for each row execute function search_enqueue('operation', 'operation_id');

create trigger search_changed after insert or update or delete on columns
  for each row execute function search_enqueue('column', 'id');

create trigger search_joined after insert on articles for each row
  when (new.column_id is not null) execute function search_enqueue('column', 'column_id');
create trigger search_left after delete on articles for each row
  when (old.column_id is not null) execute function search_enqueue('column', 'column_id');
create trigger search_moved after update of disease_id, column_id on articles for each row
  when (new.column_id is not null) execute function search_enqueue('column', 'column_id');

create trigger search_changed after insert or delete on doctors
  for each row execute function search_enqueue('doctor', 'id');
create trigger search_edited after update on doctors for each row
  when ((old.name, old.hospital, old.department, old.college_id, old.good_at)
    is distinct from (new.name, new.hospital, new.department, new.college_id, new.good_at))
  execute function search_enqueue('doctor', 'id');
create trigger search_tagged after insert or delete on doctor_diseases
  for each row execute function search_enqueue('doctor', 'doctor_id');

create trigger search_changed after insert or delete on companies
  for each row execute function search_enqueue('company', 'id');
create trigger search_edited after update of name on companies
  for each row execute function search_enqueue('company', 'id');

create trigger search_changed after insert or delete on products
  for each row execute function search_enqueue('product', 'id');
create trigger search_edited after update of name, company_id, college_id, class_name, indications on products
  for each row execute function search_enqueue('product', 'id');

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
    when 'companies' then
      insert into search_queue (kind, item_id) select 'product', id from products where company_id = new.id;
    when 'diseases' then
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
create trigger search_bearers after update on companies for each row
  when (old.name is distinct from new.name) execute function search_enqueue_bearers();
create trigger search_bearers after update on diseases for each row
  when ((old.name, old.name_en) is distinct from (new.name, new.name_en)) execute function search_enqueue_bearers();

insert into search_queue (kind, item_id) select kind, item_id from search_sources;

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
