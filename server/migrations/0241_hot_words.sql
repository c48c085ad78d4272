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
