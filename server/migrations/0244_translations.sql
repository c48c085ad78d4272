-- readable by older programs
-- What editors have written in Chinese, and what readers of English get in its place; empty until somebody has translated it.

create table translations (
  id bigint generated always as identity primary key,
  chinese text not null check (chinese <> ''),
  english text not null default '',
  updated_at timestamptz not null default now()
);
-- A text may be longer than an index takes.
create unique index translations_by_text on translations (md5(chinese));

-- What is called by a title is found by its translation.
create index search_entries_by_title on search_entries (md5(title)) where kind in ('meeting', 'article', 'production', 'operation');

create function search_enqueue_translated() returns trigger language plpgsql as $$
begin
  insert into search_queue (kind, item_id)
  select kind, item_id from search_entries
  where md5(title) in (md5(new.chinese), md5(old.chinese)) and kind in ('meeting', 'article', 'production', 'operation');
  return null;
end $$;
create trigger search_translated after insert or update on translations
  for each row execute function search_enqueue_translated();
