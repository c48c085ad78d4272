-- ## transcripts: the page of slides that a line was read from; null for what was said.
alter table transcript_lines add column page int;

-- ## answers: what may be quoted to answer a question.

-- A talk, an article or a leaflet that was read; when its text changes it is read again.
create table quoted_sources (
  id bigint generated always as identity primary key,
  source text not null check (source in ('transcript', 'article', 'leaflet')),
  -- The number of the transcript, the article or the product.
  source_id bigint not null,
  hash text not null,
  read_at timestamptz not null default now(),
  unique (source, source_id)
);

-- Statements of talks, pages of slides, paragraphs of articles, sections of leaflets, as they are written there.
create table quoted_passages (
  id bigint generated always as identity primary key,
  quoted_source_id bigint not null references quoted_sources (id) on delete cascade,
  -- The second of a talk, the number of a paragraph, or of a section; `page` is that of a slide.
  place int not null,
  page int,
  heading text not null,
  words text not null,
  -- The words, then what they stand under, a line each, without case, width, spaces and punctuation.
  folded text not null,
  grams tsvector not null generated always as (search_grams(folded)) stored
);
create index quoted_passages_by_grams on quoted_passages using gin (grams);
create index quoted_passages_by_source on quoted_passages (quoted_source_id);
-- How common a pair of characters is tells what it is worth.
alter table quoted_passages alter column grams set statistics 1000;
