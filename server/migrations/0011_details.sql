-- What the pages behind the cards need: recordings of meetings, and the operation that a work reviews.

create table meeting_recordings (
  id bigint generated always as identity primary key,
  meeting_id bigint not null references meetings (id) on delete cascade,
  session_id bigint references meeting_sessions (id) on delete set null,
  name text not null,
  video text not null,
  seconds int not null default 0,
  sort int not null default 0,
  published boolean not null default true,
  created_at timestamptz not null default now()
);
create index meeting_recordings_by_meeting on meeting_recordings (meeting_id, sort);

alter table productions add column operation_id bigint references operations (id) on delete set null;

create index articles_by_disease on articles (disease_id, published_at) where disease_id is not null;
