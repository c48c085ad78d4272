-- Who has answered which questionnaire or exam. The features that ask write here.

create table answer_records (
  user_id bigint not null references users (id) on delete cascade,
  item_type text not null check (item_type in ('questionnaire', 'exam')),
  item_id bigint not null,
  answered_at timestamptz not null default now(),
  primary key (user_id, item_type, item_id)
);
