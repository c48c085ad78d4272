-- When a lecturer turned to a page of the slides while the lecture was held.
create table slide_turns (
  slides_id bigint not null references lecture_slides (id) on delete cascade,
  turned_at timestamptz not null default now(),
  page int not null check (page > 0),
  primary key (slides_id, turned_at)
);

-- The second of a recording at which a page of its slides is first shown: from those turns, or marked by the lecturer.
create table slide_marks (
  recording_id bigint not null references meeting_recordings (id) on delete cascade,
  file_key text not null,
  page int not null check (page > 0),
  at_seconds int not null check (at_seconds >= 0),
  primary key (recording_id, file_key, page)
);
