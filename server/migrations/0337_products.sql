-- What a drug's leaflet says, and the name by which the world knows it.
alter table all_products
  add column name_en text not null default '',
  add column composition text not null default '',
  add column dose text not null default '',
  add column contraindications text not null default '',
  add column interactions text not null default '';

-- A view has the columns of its table when it was made.
create or replace view products as select * from all_products where taken_back_at is null;

create trigger search_renamed after update on all_products for each row
  when (old.name_en is distinct from new.name_en) execute function search_enqueue('product', 'id');
