-- readable by older programs
-- What was found on slides that tells of a patient, and what their lecturer has masked. Slides without a row wait to be searched.
create table slide_searches (
  slides_id bigint primary key references lecture_slides (id) on delete cascade,
  state smallint not null default 0 check (state in (0, 1, 2)),
  tries smallint not null default 1,
  pages jsonb not null default '[]',
  -- Pages whose words are not published.
  hidden_pages jsonb not null default '[]'
);
