-- Words are listed by number, and one that is taken back can be put back.
alter table comment_words add column id bigint generated always as identity unique;
alter table comment_words add column created_at timestamptz not null default now();
alter table comment_words add column taken_back_at timestamptz;
