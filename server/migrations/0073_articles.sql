-- The doctor who wrote an article, so that readers can follow the name to the homepage.
alter table articles add column doctor_id bigint references doctors (id) on delete set null;
create index articles_by_doctor on articles (doctor_id) where doctor_id is not null;
