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

-- Beside how a title is spoken: its words in Latin letters from each word on, `+heart failure `, and pinyin as it is often mistyped.
alter table search_entries rename column sounds to tokens;

-- Keywords are stored as they are written, so that a result can show the one that was found.
alter table search_entries add column keywords text not null default '';

-- Diseases are found themselves, not only what belongs to them.
create trigger search_changed after insert or delete on diseases
  for each row execute function search_enqueue('disease', 'id');
create trigger search_edited after update of name, name_en, college_id on diseases
  for each row execute function search_enqueue('disease', 'id');

-- Everything is indexed again.
insert into search_queue (kind, item_id) select kind, item_id from search_entries;
insert into search_queue (kind, item_id) select 'disease', id from diseases;
