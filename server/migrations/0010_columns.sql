-- A column may run across all subjects; an article belongs to a column.
alter table columns alter column college_id drop not null;
alter table articles add column column_id bigint references columns (id) on delete set null;
create index articles_by_column on articles (column_id, published_at);
