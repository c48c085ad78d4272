-- A question that an operator takes back is not drawn any more, and is kept for those who were asked.
alter table recall_questions add column taken_back_at timestamptz;
