-- ## search: what a product, a doctor and an operation are linked to is found by their names.

-- The index knows articles by another word than links do.
create function search_kind_of(item_kind text) returns text language sql immutable as $$
  select case item_kind when 'information' then 'article' else item_kind end
$$;

create function search_enqueue_linked() returns trigger language plpgsql as $$
begin
  case tg_table_name
    when 'product_links' then
      insert into search_queue (kind, item_id)
      values (search_kind_of(coalesce(new.item_kind, old.item_kind)), coalesce(new.item_id, old.item_id));
    when 'all_products' then
      insert into search_queue (kind, item_id)
      select search_kind_of(item_kind), item_id from product_links where product_id = new.id;
    when 'operation_doctors' then
      insert into search_queue (kind, item_id) values ('doctor', coalesce(new.doctor_id, old.doctor_id));
    when 'all_operations' then
      insert into search_queue (kind, item_id)
      select 'doctor', doctor_id from operation_doctors where operation_id = new.id;
    when 'doctors' then
      insert into search_queue (kind, item_id) select 'article', id from articles where doctor_id = new.id;
    when 'all_articles' then
      insert into search_queue (kind, item_id) values ('article', new.id);
  end case;
  return null;
end $$;
create trigger search_linked after insert or update or delete on product_links
  for each row execute function search_enqueue_linked();
create trigger search_linked after update on all_products for each row
  when ((old.name, old.name_en, old.taken_back_at) is distinct from (new.name, new.name_en, new.taken_back_at))
  execute function search_enqueue_linked();
create trigger search_linked after insert or delete on operation_doctors
  for each row execute function search_enqueue_linked();
create trigger search_linked after update on all_operations for each row
  when ((old.title, old.taken_back_at) is distinct from (new.title, new.taken_back_at))
  execute function search_enqueue_linked();
create trigger search_linked after update on doctors for each row
  when (old.name is distinct from new.name) execute function search_enqueue_linked();
create trigger search_linked after update on all_articles for each row
  when (old.doctor_id is distinct from new.doctor_id) execute function search_enqueue_linked();

-- What is there already is indexed again with its links.
insert into search_queue (kind, item_id)
select distinct search_kind_of(item_kind), item_id from product_links
union select 'doctor', doctor_id from operation_doctors
union select 'article', id from articles where doctor_id is not null;
