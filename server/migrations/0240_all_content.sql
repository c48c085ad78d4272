-- Operators take content back without deleting it. What is shown is a view under the name that every query uses, so that no
-- query can show what was taken back; operators work with the table itself (docs/decisions/046-taking-content-back.md).

-- It selects from articles, operations and tags by what they are, not by their names.
drop view tagged_items;

do $$
declare content text;
begin
  foreach content in array array['articles', 'columns', 'operations', 'companies', 'products', 'departments', 'diseases', 'tags',
    'banners', 'menu_items', 'content_blocks'] loop
    execute format('alter table %I rename to %I', content, 'all_' || content);
    execute format('alter table %I add column taken_back_at timestamptz', 'all_' || content);
    execute format('create view %I as select * from %I where taken_back_at is null', content, 'all_' || content);
  end loop;
end $$;

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

-- The author removes a work; an operator takes it back, and gives back only what was taken.
alter table productions add column taken_back_at timestamptz;

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

-- As before, with the new names of the tables.
create or replace function search_enqueue_bearers() returns trigger language plpgsql as $$
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

create trigger search_bearers_taken_back after update on all_companies for each row
  when (old.taken_back_at is distinct from new.taken_back_at) execute function search_enqueue_bearers();
create trigger search_bearers_taken_back after update on all_diseases for each row
  when (old.taken_back_at is distinct from new.taken_back_at) execute function search_enqueue_bearers();
