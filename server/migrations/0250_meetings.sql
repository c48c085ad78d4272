-- What operators prepare and take back: a meeting is published at its time, sessions and questions are withdrawn and can come back.
alter table meetings add column publish_at timestamptz;
create index meetings_to_publish on meetings (publish_at) where publish_at is not null;

alter table meeting_sessions
  add column taken_back_at timestamptz,
  add constraint meeting_sessions_time check (end_at > begin_at) not valid;
create index meeting_sessions_by_doctor on meeting_sessions (doctor_id, begin_at) where taken_back_at is null;

alter table exam_questions add column taken_back_at timestamptz;
