-- readable by older programs

-- ## quoted-passages: what a passage was shown for, by the names in questions that it answered. Never the question itself, nor who asked.
create table shown_passages (
  quoted_passage_id bigint not null references quoted_passages (id) on delete cascade,
  asked text not null,
  first_shown_at timestamptz not null default now(),
  primary key (quoted_passage_id, asked)
);
